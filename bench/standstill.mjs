// `node bench/standstill.mjs [--seconds 15] [--parallel 1,12] [--only name] [--heap MiB]`, after a build: how long
// others wait while one request after the other has a large response. README.md says how to read it.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { mainThreadClock } from './longest-turn.mjs';
import { startServer } from './processes.mjs';
import { seedApplication } from './seed.mjs';
import { largeRequests, seedLarge } from './standstill-requests.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    parallel: { type: 'string', default: '1,12' },
    only: { type: 'string', default: '' },
    heap: { type: 'string', default: '' },
    main: { type: 'string', default: '../apps/api/dist/bundle/main.js' },
  },
});
const SECONDS = Number(values.seconds);
const PARALLEL = values.parallel.split(',').map(Number);
const MEBIBYTE = 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const application = await seedApplication(sql);
  const users = await seedLarge(sql, application, Math.max(...PARALLEL));
  console.log(
    '| request | parallel | calls | other | MiB each | s each | CPU s each | live p50 ms | p99 | max | turn ms | RSS MiB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  await measured('idle', 0, () => delay(100).then(() => ({ status: 200, bytes: 0 })), users);
  for (const { name, prepare, send } of largeRequests(sql).filter(({ name }) =>
    name.startsWith(values.only),
  ))
    for (const parallel of PARALLEL) await measured(name, parallel, send, users, prepare);
} finally {
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Each row has a process of its own, so that its memory is its own too. */
async function measured(name, parallel, send, users, prepare = () => undefined) {
  const clock = mainThreadClock(dataDir);
  const service = await startServer(resolve(import.meta.dirname, values.main), {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    ...clock.environment,
    ...(values.heap && {
      NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} --max-old-space-size=${values.heap}`,
    }),
  });
  const probe = new Worker(new URL('standstill-probe.mjs', import.meta.url), {
    workerData: { url: service.url },
  });
  try {
    await delay(1_000);
    await timesOf(probe);
    await clock.longestTurn(service.pid);
    const end = performance.now() + SECONDS * 1_000;
    const calls = [];
    const before = await processorTime(service.pid);
    const oneAfterOther = async (user) => {
      do {
        await prepare(user, service.url);
        const began = performance.now();
        const { status, bytes } = await send(user, service.url);
        calls.push({ status, bytes, seconds: (performance.now() - began) / 1_000 });
      } while (performance.now() < end);
    };
    await Promise.all(users.slice(0, Math.max(parallel, 1)).map(oneAfterOther));
    const cpu = ((await processorTime(service.pid)) - before) / calls.length;
    const [times, turn] = [await timesOf(probe), await clock.longestTurn(service.pid)];
    report(name, parallel, calls, cpu, times, turn, await peakMemory(service.pid));
  } finally {
    await probe.terminate();
    await service.stop();
  }
}

function report(name, parallel, calls, cpu, times, turn, peak) {
  const good = calls.filter(({ status }) => status === 200);
  const mean = (of) => good.reduce((sum, call) => sum + of(call), 0) / good.length;
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  const cells = [
    name,
    parallel,
    calls.length,
    calls.length - good.length,
    (mean(({ bytes }) => bytes) / MEBIBYTE).toFixed(1),
    mean(({ seconds }) => seconds).toFixed(2),
    cpu.toFixed(2),
    ...[0.5, 0.99, 1].map((share) => at(share).toFixed(1)),
    turn.toFixed(0),
    Math.round(peak / MEBIBYTE),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function timesOf(probe) {
  probe.postMessage('times');
  return (await once(probe, 'message'))[0];
}

/** The processor time that the process has used, in seconds (Linux only). */
async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / 100;
}

/** The largest resident memory that the process has had, in bytes (Linux only). */
async function peakMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1024;
}
