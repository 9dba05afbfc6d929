// `node bench/before-after.mjs <checkout> [operation]`: processor time per request of another, built checkout of the service and
// of this one, in turn, on one database. Linux only. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { measure, median } from './load.mjs';
import { seed } from './operations-seed.mjs';
import { operations } from './operations.mjs';
import { startServer } from './processes.mjs';

const [other, only = ''] = process.argv.slice(2);
if (other === undefined) throw new Error('Which checkout is the service from before?');
const MAIN = 'apps/api/dist/bundle/main.js';
const ROUNDS = 6;
const LOAD = { seconds: 2, connections: 8 };
const LOAD_OF_ONCE = { requests: 900, connections: 8 };

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const servers = [];
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const seeded = await seed(sql);
  const before = await start(join(resolve(other), MAIN));
  const after = await start(join(import.meta.dirname, '..', MAIN));
  console.log('| operation | before, µs | after, µs | ratio |');
  console.log('|---|---|---|---|');
  const pairs = await operations(seeded, after.url);
  for (const pair of pairs.filter(({ service }) => service.name.startsWith(only)))
    await report(pair, before, after);
} finally {
  for (const server of servers) await server.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function start(file) {
  const server = await startServer(file, { DATABASE_URL: database.url, LOG_LEVEL: 'info' });
  servers.push(server);
  return server;
}

// The earlier service gets the bare server's half of the things that can be used only once.
async function report({ service, bare }, before, after) {
  const earlier = {
    ...service,
    ...bare,
    next: (context) => ({ ...bare.next(context), path: service.path }),
  };
  const load = service.once ? LOAD_OF_ONCE : LOAD;
  const figures = { before: [], after: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.before.push((await measure(before, earlier, load)).processorTime);
    figures.after.push((await measure(after, service, load)).processorTime);
  }
  // The first round warms up.
  const [was, is] = [figures.before, figures.after].map((all) => median(all.slice(1)));
  const cells = [service.name, Math.round(was), Math.round(is), (is / was).toFixed(2)];
  console.log(`| ${cells.join(' | ')} |`);
}
