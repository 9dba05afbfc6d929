// `npm run bench`: the service beside a bare server, in one run. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { migrate } from '../apps/api/dist/platform/database/migrate.js';
import { BareSql } from './bare-sql.mjs';
import { compare } from './load.mjs';
import { operations } from './operations.mjs';
import { startServer } from './processes.mjs';
import { seed } from './seed.mjs';

const QUICK = process.argv.includes('--quick');
const LOADS = (QUICK ? [1, 2] : [1, 5, 5, 5]).map((seconds) => ({ seconds }));
const here = import.meta.dirname;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const servers = [];
try {
  await migrate(database.url);
  process.stderr.write('Filling the database …\n');
  const seeded = await seed(sql);
  const service = await start('../apps/api/dist/bundle/main.js');
  const bare = await start('bare-server.mjs');
  await report({ service: service.url, bare: bare.url }, await operations(seeded, service.url));
} finally {
  for (const server of servers) await server.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function start(file) {
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'info' };
  const server = await startServer(join(here, file), environment);
  servers.push(server);
  return server;
}

async function report(urls, all) {
  console.log('| operation | service/s | p99 ms | bare/s | p99 ms | ratio |');
  console.log('|---|---|---|---|---|---|');
  for (const pair of all) {
    const { service, bare } = await compare(urls, pair, LOADS);
    const cells = [
      pair.service.name,
      Math.round(service.perSecond),
      service.p99,
      Math.round(bare.perSecond),
      bare.p99,
      (service.perSecond / bare.perSecond).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
