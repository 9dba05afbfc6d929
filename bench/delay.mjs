// `node bench/delay.mjs [--main <path>] [--delay 200] [--rate 100] [--seconds 15]`: calls at a fixed rate while the network
// between service and database is slow. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { delayedOperations, seedDelayed } from './delay-operations.mjs';
import { startServer } from './processes.mjs';

const { values } = parseArgs({
  options: {
    main: { type: 'string', default: 'apps/api/dist/bundle/main.js' },
    delay: { type: 'string', default: '200' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const [DELAY, RATE, SECONDS] = [values.delay, values.rate, values.seconds].map(Number);

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const slow = await slowPath(new URL(database.url));
try {
  await makeTables(database.url);
  const seeded = await seedDelayed(sql, RATE * SECONDS);
  const service = await startServer(resolve(values.main), {
    DATABASE_URL: slow.url,
    LOG_LEVEL: 'error',
  });
  console.log('| operation | alone, ms | served | p50 ms | p99 ms | refused | p50 ms | p99 ms |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const operation of delayedOperations(seeded))
    if (operation.name.startsWith(values.only)) await report(service.url, operation);
  await service.stop();
} finally {
  slow.close();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Opens a way to the database on which each message to it takes some milliseconds more. */
async function slowPath({ hostname, port, searchParams, username, password, pathname }) {
  // The directory of a Unix socket stands percent-encoded in the place of the host.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const number = Number(searchParams.get('port') ?? (port || 5432));
  const address = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${number}` }
    : { host, port: number };
  const server = createServer((client) => {
    const upstream = connect(address);
    for (const socket of [client, upstream]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => setTimeout(() => upstream.write(bytes), DELAY));
    upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const user = [username, password].filter((part) => part !== '').join(':');
  const url = `postgresql://${user}@127.0.0.1:${server.address().port}${pathname}`;
  return { url, close: () => server.close() };
}

async function report(url, { name, next }) {
  // These open the connections.
  await Promise.all(Array.from({ length: 20 }, () => send(url, next())));
  const alone = [];
  for (let call = 0; call < 5; call += 1) alone.push((await send(url, next())).took);
  const calls = [];
  const start = performance.now();
  for (let call = 0; call < RATE * SECONDS; call += 1) {
    await sleep(Math.max(0, start + (1000 * call) / RATE - performance.now()));
    calls.push(send(url, next()));
  }
  const answers = await Promise.all(calls);
  // 503 for want of a connection, or 429 if other changes of the user take too long.
  const other = answers.find(({ status }) => ![200, 429, 503].includes(status));
  if (other !== undefined) throw new Error(`${name}: ${other.status}`);
  const times = (isServed) =>
    answers.filter(({ status }) => (status === 200) === isServed).map(({ took }) => took);
  const [served, refused] = [times(true), times(false)];
  const cells = [name, part(alone, 0.5), served.length, part(served, 0.5), part(served, 0.99)];
  cells.push(refused.length, part(refused, 0.5), part(refused, 0.99));
  console.log(`| ${cells.join(' | ')} |`);
}

async function send(url, { path, ...request }) {
  const start = performance.now();
  const response = await fetch(`${url}${path}`, request);
  await response.text();
  return { status: response.status, took: performance.now() - start };
}

function part(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted.length === 0 ? '' : Math.round(sorted[Math.floor(share * (sorted.length - 1))]);
}
