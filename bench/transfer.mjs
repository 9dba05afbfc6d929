// Prints how long imports and exports take, and how large the service's heap becomes, for growing
// numbers of words: `node bench/transfer.mjs [--words 10000,100000] [--heap 192]`, after a build.
// The heap's limit, in MiB, proves that memory does not grow with the file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { startServer } from './processes.mjs';
import { seedApplication, seedUser } from './seed.mjs';

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '10000,100000' },
    heap: { type: 'string', default: '192' },
  },
});
const SIZES = values.words.split(',').map(Number);
const MEBIBYTE = 1024 * 1024;
const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json', apkg: 'application/octet-stream' };
const here = import.meta.dirname;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
let service;
try {
  await makeTables(database.url);
  service = await startServer(join(here, '../apps/api/dist/bundle/main.js'), {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
  });
  const application = await seedApplication(sql);
  console.log('| what | words | file MiB | seconds | words/s | peak heap MiB | peak RSS MiB |');
  console.log('|---|---|---|---|---|---|---|');
  await report('idle', 0, Buffer.alloc(0), () => delay(1_000));
  for (const words of SIZES) await measure(application, words);
} finally {
  await service?.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Imports a table, exports it in each format, and imports the exports into other accounts. */
async function measure(application, words) {
  const { token } = await seedUser(sql, application);
  await report('import csv', words, table(words), (file) => importFile(token, 'csv', file));
  for (const format of ['csv', 'json', 'apkg']) {
    const file = await report(`export ${format}`, words, undefined, () => download(token, format));
    const other = await seedUser(sql, application);
    if (format !== 'csv')
      await report(`import ${format}`, words, file, () => importFile(other.token, format, file));
  }
}

async function report(what, words, input, work) {
  const memory = watchMemory();
  const began = performance.now();
  const output = await work(input);
  const seconds = (performance.now() - began) / 1000;
  const { heap, resident } = await memory.stop();
  const file = input ?? output;
  const pace = Math.round(words / seconds);
  const cells = [what, words, mib(file.length), seconds.toFixed(1), pace];
  console.log(`| ${[...cells, mib(heap), mib(resident)].join(' | ')} |`);
  return output;
}

async function importFile(token, format, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPES[format] };
  const url = `${service.url}/api/v1/learning/imports`;
  const created = await fetch(url, { method: 'POST', headers, body });
  const answer = await created.json();
  for (let { import: item } = answer; ;) {
    if (item.status === 'SUCCEEDED') return body;
    if (item.status === 'FAILED') throw new Error(JSON.stringify(item.errors));
    await delay(200);
    item = (await (await fetch(`${url}/${item.id}`, { headers })).json()).import;
  }
}

async function download(token, format) {
  const url = `${service.url}/api/v1/learning/export?format=${format}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await response.arrayBuffer());
}

function table(words) {
  const rows = Array.from(
    { length: words },
    (_, n) => `word ${n},tag ${n % 7};bench,a note on word number ${n}\n`,
  );
  return Buffer.from(`term,tags,notes\n${rows.join('')}`);
}

/** Records the largest memory that the service reports until it is stopped. */
function watchMemory() {
  const peak = { heap: 0, resident: 0 };
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      peak.heap = Math.max(peak.heap, gauge(text, 'nodejs_heap_size_used_bytes'));
      peak.resident = Math.max(peak.resident, gauge(text, 'process_resident_memory_bytes'));
      await delay(100);
    }
  })();
  return { stop: async () => ((isOn = false), await watching, peak) };
}

function gauge(text, name) {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

function mib(bytes) {
  return (bytes / MEBIBYTE).toFixed(1);
}
