// `node bench/main-thread.mjs [--rounds 4] [--only pattern] [--main file]`, after a build: how long the main thread works
// without a turn of the event loop for one legal request or job that is as large as it may be. README.md says how
// to read it. Linux only.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { mainThreadClock } from './longest-turn.mjs';
import { longTurns } from './main-thread-requests.mjs';
import { seedLongTurns } from './main-thread-seed.mjs';
import { startServer } from './processes.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    main: { type: 'string', default: '../apps/api/dist/bundle/main.js' },
  },
});

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const clock = mainThreadClock(dataDir);
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
let service;
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const data = await seedLongTurns(sql);
  service = await startServer(resolve(import.meta.dirname, values.main), {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    CONSOLE_LIMIT: '1000000',
    APPLICATION_REVIEW: 'automatic',
    ...clock.environment,
  });
  console.log('| request | status | MiB | s | first ms | later ms |');
  console.log('|---|---|---|---|---|---|');
  const requests = longTurns(sql, data).filter(({ name }) => new RegExp(values.only).test(name));
  for (const request of requests) await measured(request);
} finally {
  await service?.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The first call also pays for code that is compiled; of the later ones, the row has the median. */
async function measured({ name, prepare, send }) {
  const turns = [];
  let result = {};
  let seconds = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await prepare?.(service.url);
    await longestTurn();
    const began = performance.now();
    result = await send(service.url);
    seconds = (performance.now() - began) / 1_000;
    turns.push(await longestTurn());
  }
  const [first, ...later] = turns;
  const median = later.sort((one, other) => one - other)[Math.floor(later.length / 2)] ?? NaN;
  const mebibytes = (result.bytes / 1024 / 1024).toFixed(1);
  const cells = [name, result.status, mebibytes, seconds.toFixed(2)];
  console.log(`| ${[...cells, first.toFixed(0), median.toFixed(0)].join(' | ')} |`);
}

async function longestTurn() {
  // What follows a response belongs to it too.
  await delay(300);
  return clock.longestTurn(service.pid);
}
