// `npm run bench`: the service beside a bare server and one of Express, in one run. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { compare } from './load.mjs';
import { seed } from './operations-seed.mjs';
import { operations } from './operations.mjs';
import { startServer } from './processes.mjs';

const QUICK = process.argv.includes('--quick');
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const ROUNDS = QUICK ? 1 : 5;
const LOADS = loads({ seconds: 1 }, { seconds: QUICK ? 1 : 3 });
const LOADS_OF_ONCE = loads({ requests: 300 }, { requests: QUICK ? 300 : 1_000 });
const here = import.meta.dirname;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const servers = [];
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const seeded = await seed(sql);
  const sides = {
    service: await start('../apps/api/dist/bundle/main.js'),
    bare: await start('bare-server.mjs'),
    express: await start('express-server.mjs'),
  };
  const all = await operations(seeded, sides.service.url);
  await report(
    sides,
    all.filter(({ service }) => service.name.startsWith(only)),
  );
} finally {
  for (const server of servers) await server.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function loads(warmUp, round) {
  return [warmUp, ...Array.from({ length: ROUNDS }, () => round)];
}

async function start(file) {
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'info' };
  const server = await startServer(join(here, file), environment);
  servers.push(server);
  return server;
}

async function report(sides, all) {
  console.log(
    '| operation | service, µs | bare, µs | Express, µs | service/s | p99 ms | of bare | of Express | load |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const each of all) {
    const { service, bare, express } = await compare(
      sides,
      each,
      each.service.once ? LOADS_OF_ONCE : LOADS,
    );
    const cells = [
      each.service.name,
      ...[service, bare, express].map(({ processorTime }) => Math.round(processorTime)),
      Math.round(service.perSecond),
      service.p99,
      (service.perSecond / bare.perSecond).toFixed(2),
      (service.perSecond / express.perSecond).toFixed(2),
      loadavg()[0].toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
