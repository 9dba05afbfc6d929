/**
 * @installed-servers a server chooses the plans of its statements
 */
import type { PoolClient } from 'pg';
import { EXPIRED_SESSIONS } from '../../src/modules/accounts/session-expiry.sql.js';
import {
  EXPIRED_REQUESTS,
  IDLE_SENDERS,
  UNUSED_CODES,
} from '../../src/modules/oauth/store/expired-request.sql.js';
import {
  EXPIRED_ACCESS_TOKENS,
  EXPIRED_REFRESH_TOKENS,
} from '../../src/modules/oauth/store/expired-token.sql.js';
import { REVOKED_GRANTS } from '../../src/modules/oauth/store/revoked-grant.sql.js';
import { OLD_FLASHCARDS } from '../../src/modules/review/flashcards/flashcard-expiry.sql.js';
import type { SqlExecutor } from '../../src/platform/database/sql.js';
import { sentQuery } from '../support/sent-query.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const LIVE = 10_000;
const OLD = 450;
const BATCH = 150;

const TASKS = [
  EXPIRED_SESSIONS,
  EXPIRED_REQUESTS,
  IDLE_SENDERS,
  UNUSED_CODES,
  EXPIRED_ACCESS_TOKENS,
  EXPIRED_REFRESH_TOKENS,
  ...REVOKED_GRANTS,
  OLD_FLASHCARDS,
].map((task) => ({ task, removes: task.removes }));

// Of each kind, `LIVE` that live and `OLD` that have ended two days ago, with all that hangs on them:
// of the families of the latter one half has expired, the grants of the other half were revoked. Half of the cards
// were answered.
const FILL = (userId: string, applicationId: string, now: string): string[] => {
  const from = `generate_series(1, ${LIVE + OLD}) as n,
    lateral (select n > ${LIVE} as is_old, n % 2 = 0 as is_even, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
      sha256(n::text::bytea) as hash, timestamptz '${now}' as now) x,
    lateral (select now + case when is_old then interval '-3 days' else interval '1 hour' end as ends) y`;
  return [
    `insert into users (id, email, email_key, password_hash, display_name, created_at)
       select id, n::text, n::text, '!', 'A user', now from ${from}`,
    `insert into sessions (id_hash, user_id, created_at, expires_at)
       select hash, '${userId}', now, ends from ${from}`,
    `insert into authorization_requests (id_hash, application_id, redirect_uri, scopes, state,
         created_at, expires_at)
       select hash, '${applicationId}', '', '{}'::text[], '', now, ends from ${from}`,
    `insert into authorization_request_senders (sender, newest_number, last_request_at)
       select hash, 1, ends from ${from}`,
    `insert into grants (id, user_id, application_id, scopes, created_at, revoked_at)
       select id, id, '${applicationId}', '{}'::text[], now, case when is_old and is_even then ends end
       from ${from}`,
    `insert into authorization_codes (code_hash, family_id, grant_id, redirect_uri, scopes,
         created_at, expires_at, consumed_at)
       select hash, id, id, '', '{}'::text[], now, now - interval '7 days', now from ${from}
       union all
       select sha256(hash), gen_random_uuid(), id, '', '{}'::text[], now, ends, null from ${from}`,
    `insert into token_families (id, grant_id, created_at) select id, id, now from ${from}`,
    ...['access_tokens (', 'refresh_tokens (generation, '].map(
      (columns) => `insert into ${columns}token_hash, family_id, scopes, created_at, expires_at)
        select ${columns.includes('generation') ? '0, ' : ''}sha256((n || '/' || suffix)::bytea), id, '{}'::text[], now,
          case when suffix = 1 and is_even then now + interval '1 hour' else ends end
        from ${from}, generate_series(1, 2) suffix`,
    ),
    `insert into learned_words (id, user_id, language, term, term_key, tags, notes, contexts,
         memory_state, stability, difficulty, learning_step, review_count, lapse_count,
         next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
       select id, '${userId}', 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', 'NEW', 0, 0,
         0, 0, 0, now, 0, 0, now, now, now
       from ${from}`,
    `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
         daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
       select id, '${userId}', '', '', '', '{}', '{}', 20, 200, 0.9, false, now, now
       from ${from} where n = 1`,
    `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
         options, correct_answer, accepted_answers, explanation, source, due_at, created_at,
         expires_at, closed_at)
       select words.id, '${userId}', plans.id, words.id, '', '', '', '{}', '', '{}', '', '', now, now,
         ends - interval '30 days', case when is_even then now end
       from review_plans plans, (select * from ${from}) words`,
  ];
};

describe('housekeeping in large tables', () => {
  let service: TestApp;
  let connection: PoolClient;
  beforeAll(async () => {
    service = await startTestApp();
    connection = await service.database.pool.connect();
    const user = await service.given.user();
    const application = await service.given.application();
    const now = service.clock.now().toISOString();
    for (const text of FILL(user.id, application.id, now)) await connection.query(text);
    await connection.query('analyze');
  });
  afterAll(async () => {
    connection.release();
    await service.close();
  });

  /** Every scan that PostgreSQL makes for a batch, and how many records the batch removes. */
  async function explain(task: (typeof TASKS)[number]['task']) {
    const scans: PlanNode[] = [];
    const run = async (...query: Parameters<typeof sentQuery>) => {
      const { text, values } = sentQuery(...query);
      await connection.query('savepoint before');
      const plan = await connection.query(`explain (analyze, format json) ${text}`, values);
      scans.push(...scansOf(plan.rows[0]['QUERY PLAN'][0].Plan));
      await connection.query('rollback to before');
      return connection.query(text, values);
    };
    const executor = {
      rows: async (...query: Parameters<typeof sentQuery>) => (await run(...query)).rows,
      execute: async (...query: Parameters<typeof sentQuery>) => (await run(...query)).rowCount,
    };
    await connection.query('begin');
    const removed = await task.removeBatch(
      executor as unknown as SqlExecutor,
      service.clock.now(),
      BATCH,
    );
    await connection.query('rollback');
    return { scans, removed };
  }

  it.each(TASKS)('finds $removes by an index and reads little else', async ({ task }) => {
    const { scans, removed } = await explain(task);
    expect(removed).toBe(BATCH);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    expect(scans.filter((node) => rowsRead(node) > 3 * BATCH)).toEqual([]);
  });
});

/** The nodes that read a table, of a plan. */
function scansOf(node: PlanNode): PlanNode[] {
  const own = / Scan$/.test(node['Node Type']) ? [node] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
