// `node bench/workers.mjs [--workers 2] [--quick] [operation]`: the built service in one process and with several workers, in turn,
// on one database: requests per second, processor time, and how late the event loop is. Linux only. README.md says more.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { measure, median } from './load.mjs';
import { operations } from './operations.mjs';
import { familyTimes, startServer } from './processes.mjs';
import { seed } from './operations-seed.mjs';

const { values, positionals } = parseArgs({
  options: {
    workers: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [only = ''] = positionals;
const MAIN = join(import.meta.dirname, '../apps/api/dist/bundle/main.js');
const ROUNDS = values.quick ? 2 : 6;
const SECONDS = 2;
/** For answers and codes, which are used once. */
const REQUESTS = 500;
/** The milliseconds after which Node looks how late the event loop is. They are a part of what it tells. */
const LOOK_MS = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const postmaster = Number(
  readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
);
const servers = [];
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const seeded = await seed(sql);
  const one = await start('1');
  const several = await start(values.workers);
  console.log(
    `| operation | 1 process, /s | ${values.workers} workers, /s | ratio | µs | µs, database | µs, workers | µs, primary | loop p99, ms | loop p99 of workers, ms |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  const pairs = await operations(seeded, one.url);
  for (const pair of pairs.filter(({ service }) => service.name.startsWith(only)))
    await report(pair, one, several);
} finally {
  for (const server of servers) await server.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function start(workers) {
  // What one user may do at once must not be what is measured.
  const environment = { WEB_CONCURRENCY: workers, MAX_CONCURRENT_REQUESTS_PER_USER: '100' };
  const server = await startServer(MAIN, { ...environment, DATABASE_URL: database.url });
  servers.push(server);
  return server;
}

// What can be used only once is shared out: the workers get what is meant for the bare server.
async function report({ service, bare }, one, several) {
  const { path } = service;
  const { received } = bare;
  const other = { ...service, received, next: (context) => ({ ...bare.next(context), path }) };
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await load(one, service), await load(several, other)]);
  // The first round warms up.
  const middle = (figureOf) => median(rounds.slice(1).map(figureOf));
  const cells = [
    middle(([alone]) => alone.perSecond).toFixed(0),
    middle(([, together]) => together.perSecond).toFixed(0),
    middle(([alone, together]) => together.perSecond / alone.perSecond).toFixed(2),
    middle(([alone]) => alone.own).toFixed(0),
    middle(([alone]) => alone.database).toFixed(0),
    middle(([, together]) => together.own + together.children).toFixed(0),
    middle(([, together]) => together.own).toFixed(0),
    middle(([alone]) => alone.late).toFixed(0),
    middle(([, together]) => together.late).toFixed(0),
  ];
  console.log(`| ${[service.name, ...cells].join(' | ')} |`);
}

/** Returns requests per second, the microseconds of the process and of its children for each, and the event loop's p99. */
async function load({ url, pid }, operation) {
  await lateness(url);
  let count = 0;
  const counted = { ...operation, next: (context) => ((count += 1), operation.next(context)) };
  const before = timesOf(pid);
  const amount = operation.once ? { requests: REQUESTS } : { seconds: SECONDS };
  const { perSecond } = await measure({ url }, counted, amount);
  const after = timesOf(pid);
  const cost = (which) => (1_000_000 * (after[which] - before[which])) / count;
  const [own, children, database] = ['own', 'children', 'database'].map(cost);
  return { perSecond, own, children, database, late: await lateness(url) };
}

/** Returns by how many milliseconds the event loop was late since somebody asked last; the mean of the workers' p99. */
async function lateness(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? [];
  return Number(seconds) * 1_000 - LOOK_MS;
}

function timesOf(pid) {
  return { ...familyTimes(pid), database: familyTimes(postmaster).children };
}
