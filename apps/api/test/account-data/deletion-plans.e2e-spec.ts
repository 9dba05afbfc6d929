/**
 * @installed-servers a server chooses the plans of its statements
 */
import type { PoolClient } from 'pg';
import { GO_GENTLY } from '../../src/modules/accounts/deletion/account-deletion.repository.js';
import { ACCOUNT_PURGE_STEPS } from '../../src/modules/account-data/purge-steps.js';
import type { SqlExecutor } from '../../src/platform/database/sql.js';
import { AccountHolder } from '../support/account-holder.js';
import { queueOf } from '../support/jobs.js';
import { fillTables, OWN } from '../support/large-account.js';
import { explainScans, type Scan } from '../support/plans.js';
import { isThere } from '../support/purges.js';
import { sentQuery } from '../support/sent-query.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** So few that reading a table of the user's would be far more, the small ones included. */
const BATCH = OWN / 100;

type Step = (typeof ACCOUNT_PURGE_STEPS)[number];

let service: TestApp;
let connection: PoolClient;
let ada: AccountHolder;
const explained = new Map<Step, Awaited<ReturnType<typeof explain>>>();
beforeAll(async () => {
  service = await startTestApp();
  connection = await service.database.pool.connect();
  ada = await AccountHolder.signUp(service);
  await fillTables(service, ada.id);
  // All before any test, as one of them clears everything away.
  for (const step of ACCOUNT_PURGE_STEPS) explained.set(step, await explain(step));
});
afterAll(async () => {
  connection.release();
  await service.close();
});

/** Every scan that PostgreSQL makes for a batch of a step, and how many records the batch clears. */
async function explain(step: Step) {
  const scans: Scan[] = [];
  const execute = async (...query: Parameters<typeof sentQuery>) => {
    const sent = sentQuery(...query);
    scans.push(...(await explainScans(connection, sent.text, sent.values)));
    return (await connection.query(sent)).rowCount ?? 0;
  };
  await connection.query('begin');
  await connection.query(GO_GENTLY.text);
  const cleared = await step.clearBatch({ execute } as unknown as SqlExecutor, ada.id, BATCH);
  await connection.query('rollback');
  return { scans, cleared };
}

describe('a purge in large tables', () => {
  it.each(ACCOUNT_PURGE_STEPS.map((step) => ({ step, clears: step.clears })))(
    'finds $clears by an index and reads little else',
    ({ step }) => {
      const { scans, cleared } = explained.get(step) ?? { scans: [], cleared: 0 };
      expect(cleared).toBeGreaterThan(0);
      expect(scans.filter(({ node }) => node === 'Seq Scan')).toEqual([]);
      expect(scans.filter(({ rows }) => rows > 4 * BATCH)).toEqual([]);
    },
  );

  it('cascades by indexes: each foreign key has one', async () => {
    const { rows } = await connection.query<{ name: string }>(
      `select conname as name from pg_constraint f
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index i join pg_attribute a on a.attrelid = i.indrelid
           and a.attnum = i.indkey[0]
         where i.indrelid = f.conrelid and a.attnum = f.conkey[1] and (i.indpred is null
           or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
    );
    expect(rows).toEqual([]);
  });

  it(`deletes ${OWN} words and as many reviews while others continue to learn`, async () => {
    const { pool } = service.database;
    const { accessToken: token } = await service.given.token();
    expect((await ada.delete()).status).toBe(200);
    let collected = 0;
    do {
      const body = { spec: { term: `word ${collected}` } };
      const answer = await service.client.post('/api/v1/learning/collect-word', { token, body });
      expect(answer.status).toBe(200);
      collected += 1;
    } while (await isThere(service, ada.id));
    await queueOf(service).idle();
    const { rows } = await pool.query('select from learned_words where user_id = $1', [ada.id]);
    expect(rows).toHaveLength(0);
  });
});
