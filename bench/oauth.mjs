// `node bench/oauth.mjs [--quick]`: the token endpoint beside oidc-provider's. README.md says how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { compare } from './load.mjs';
import { exchanging, refreshing } from './oauth-operations.mjs';
import { seedOauth } from './oauth-seed.mjs';
import { startServer } from './processes.mjs';

const QUICK = process.argv.includes('--quick');
const REFRESHES = (QUICK ? [2, 2] : [3, 5, 5, 5]).map((seconds) => ({ seconds }));
const EXCHANGES = (QUICK ? [2_000, 2_000] : [6_000, 10_000, 10_000, 10_000]).map((requests) => ({
  requests,
}));
const COUNTS = {
  grants: 1_000,
  refreshTokens: 1_000,
  codes: EXCHANGES.reduce((sum, { requests }) => sum + requests, 0),
};
const STORAGES = {
  transactions: 'PostgreSQL, a transaction a request',
  statements: 'PostgreSQL, each statement by itself',
  memory: 'memory',
};
const here = import.meta.dirname;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const servers = [];
try {
  await makeTables(database.url);
  process.stderr.write('Filling the databases …\n');
  const sides = { service: await startService() };
  for (const storage of Object.keys(STORAGES)) sides[storage] = await startProvider(storage);
  console.log(`load average ${loadavg()[0].toFixed(1)}\n`);
  await report(sides);
  console.log(`\nload average ${loadavg()[0].toFixed(1)}`);
} finally {
  for (const server of servers) await server.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function startService() {
  const sql = new BareSql(database.url);
  const given = await seedOauth(sql, COUNTS);
  await sql.pool.end();
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'info' };
  const server = await startServer(join(here, '../apps/api/dist/bundle/main.js'), environment);
  servers.push(server);
  return { url: `${server.url}/oauth/token`, given };
}

async function startProvider(storage) {
  const environment = { DATABASE_URL: await databaseOf(storage), STORAGE: storage };
  const server = await startServer(join(here, 'oidc-provider.mjs'), environment);
  servers.push(server);
  const response = await fetch(`${server.url}/prepare?${new URLSearchParams(COUNTS)}`);
  if (!response.ok) throw new Error(await response.text());
  return { url: `${server.url}/token`, given: await response.json() };
}

/** Creates a database on the same server and returns its URL. */
async function databaseOf(storage) {
  const sql = new BareSql(database.url);
  await sql.execute(`create database oidc_${storage}`);
  await sql.pool.end();
  const url = new URL(database.url);
  url.pathname = `/oidc_${storage}`;
  return url.href;
}

async function report(sides) {
  console.log('| | service/s | p99 ms | oidc-provider on | /s | p99 ms | ratio |');
  console.log('|---|---|---|---|---|---|---|');
  const servers = ofEach(sides, ({ url }) => ({ url }));
  await row(servers, ofEach(sides, refreshing), REFRESHES);
  await row(servers, ofEach(sides, exchanging), EXCHANGES);
}

async function row(servers, operations, loads) {
  const { service, ...others } = await compare(servers, operations, loads);
  for (const [storage, other] of Object.entries(others)) {
    const cells = [
      operations.service.name,
      Math.round(service.perSecond),
      service.p99,
      STORAGES[storage],
    ];
    const ratio = (service.perSecond / other.perSecond).toFixed(2);
    console.log(`| ${[...cells, Math.round(other.perSecond), other.p99, ratio].join(' | ')} |`);
  }
}

function ofEach(sides, make) {
  return Object.fromEntries(Object.entries(sides).map(([name, side]) => [name, make(side)]));
}
