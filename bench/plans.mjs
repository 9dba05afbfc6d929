// `node bench/plans.mjs [--users 10000] [--words 20000] [--only pattern]`: runs each prepared statement on skewed data, with statistics and without,
// and prints those that read more than ten times the rows that they return. Fails if there are any. README.md says more.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import '../apps/api/dist/app.module.js';
import { makeTables } from './database.mjs';
import { registeredStatements } from '../apps/api/dist/platform/database/statement.js';
import { BareSql } from './bare-sql.mjs';
import { outline, readsOf } from './plan-reads.mjs';
import { READ_MORE, READ_MORE_WITHOUT_STATISTICS } from './plans-that-read-more.mjs';
import { seedPlans } from './plans-seed.mjs';

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const ONLY = option('only');
// Purges set this for themselves.
const AS_PURGES = 'set local enable_seqscan = off';
/** So many rows are no trap, whatever a statement returns. */
const FEW = 500;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const parameters = { autovacuum: false };
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove', parameters });
const sql = new BareSql(database.url);
let traps = 0;
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const seeded = await seedPlans(sql, {
    users: Number(option('users', 10_000)),
    words: Number(option('words', 20_000)),
  });
  await measure('without statistics', seeded, [...READ_MORE, ...READ_MORE_WITHOUT_STATISTICS]);
  await sql.execute('analyze');
  await measure('with statistics', seeded, READ_MORE);
} finally {
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = traps > 0 ? 1 : 0;

async function measure(when, seeded, readMore) {
  const may = new Map(readMore);
  const client = await sql.pool.connect();
  let [ran, found] = [0, 0];
  for (const [name, text] of registeredStatements()) {
    if (ONLY === undefined ? may.has(name) : !new RegExp(ONLY).test(name)) continue;
    const settings = name.startsWith('purge.') ? AS_PURGES : undefined;
    const worst = await readsOf(client, { text, settings }, seeded);
    if (worst.read === undefined) {
      process.stderr.write(`${name} was not measured: ${worst.error.message}\n`);
      continue;
    }
    ran += 1;
    found += worst.returned > 0 ? 1 : 0;
    const { read, returned, mode } = worst;
    if (read <= FEW || read <= 10 * returned) continue;
    traps += 1;
    console.log(`${name}: ${when} (${mode}), reads ${read} rows and returns ${returned}`);
    if (ONLY !== undefined)
      console.log([worst.values.join(', '), ...outline(worst.plan)].join('\n'));
  }
  process.stderr.write(`${when}: ran ${ran} statements, of which ${found} found something\n`);
  client.release();
}
