// `node bench/import-turns.mjs`, after a build: how long a learner's file waits while large files of other learners are
// being read, and how much longer those take then. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { startServer } from './processes.mjs';
import { seedApplication, seedUser } from './seed.mjs';

const MEGABYTE = 1e6;
const MEBIBYTE = 1024 * 1024;
/** The files of others, in megabytes, and that of the learner who waits. */
const CASES = [
  { others: [], own: 1.2 },
  { others: [24], own: 1.2 },
  { others: [190], own: 1.2 },
  { others: [21, 21, 21], own: 2.6 },
  { others: [100, 100, 100], own: 1.2 },
];
const POLL_MS = 200;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
let service;
try {
  await makeTables(database.url);
  service = await startServer(join(import.meta.dirname, '../apps/api/dist/bundle/main.js'), {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
  });
  const application = await seedApplication(sql);
  console.log(
    '| others, MB | own, MB | begun, s | read, s | done, s | others read, s | peak RSS, MiB |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const each of CASES) console.log(row(await measure(application, each)));
} finally {
  await service?.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Uploads the files of others, and a file of somebody else while the first of them is being read. */
async function measure(application, { others, own }) {
  const memory = watchMemory();
  const largeOnes = [];
  for (const size of others) largeOnes.push(await upload(application, size));
  const large = Promise.all(largeOnes.map(untilRead));
  await delay(1_000);
  const small = await untilDone(await upload(application, own));
  const largeSeconds = await large;
  const peak = await memory.stop();
  for (const { id } of largeOnes) await sql.pool.query('delete from imports where id = $1', [id]);
  return { others, own, small, largeSeconds, peak };
}

async function upload(application, megabytes) {
  const { token } = await seedUser(sql, application);
  const row = (n) => `word ${n},${'a note of some words '.repeat(20)}\n`;
  const rows = Math.ceil((megabytes * MEGABYTE) / row(10_000).length);
  const body = `term,notes\n${Array.from({ length: rows }, (_, n) => row(n)).join('')}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
  const url = `${service.url}/api/v1/learning/imports`;
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return { id: answer.import.id, began: performance.now() };
}

function secondsSince(began) {
  return (performance.now() - began) / 1_000;
}

async function look(id) {
  const { rows } = await sql.pool.query(
    'select status, errors, processed_bytes > 0 as "isBegun", reading is not null as "isRead" from imports where id = $1',
    [id],
  );
  if (rows[0].status === 'FAILED') throw new Error(JSON.stringify(rows[0].errors[0]));
  return { ...rows[0], isDone: rows[0].status === 'SUCCEEDED' };
}

async function untilRead({ id, began }) {
  for (;;) {
    const { isRead, isDone } = await look(id);
    if (isRead || isDone) return secondsSince(began);
    await delay(POLL_MS);
  }
}

async function untilDone({ id, began }) {
  const seconds = {};
  for (;;) {
    const { isBegun, isRead, isDone } = await look(id);
    if (isBegun || isRead || isDone) seconds.begun ??= secondsSince(began);
    if (isRead || isDone) seconds.read ??= secondsSince(began);
    if (isDone) return { ...seconds, done: secondsSince(began) };
    await delay(POLL_MS);
  }
}

/** Records the largest memory that the service reports until it is stopped, in bytes. */
function watchMemory() {
  let peak = 0;
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      peak = Math.max(peak, Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]));
      await delay(POLL_MS);
    }
  })().catch(() => undefined);
  return { stop: async () => ((isOn = false), await watching, peak) };
}

function row({ others, own, small, largeSeconds, peak }) {
  const large = largeSeconds.map((seconds) => seconds.toFixed(0)).join(', ');
  const times = [small.begun, small.read, small.done].map((seconds) => seconds.toFixed(1));
  const cells = [others.join(', '), own, ...times, large, (peak / MEBIBYTE).toFixed(0)];
  return `| ${cells.join(' | ')} |`;
}
