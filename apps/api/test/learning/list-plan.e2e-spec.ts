/**
 * @installed-servers a server chooses the plans of its statements
 */
import { randomUUID } from 'node:crypto';
import type { Cursor } from '../../src/platform/http/page-token.js';
import type { Sql } from '../../src/platform/database/sql.js';
import { parseWordOrder } from '../../src/modules/learning/order/word-order.js';
import { WordListRepository } from '../../src/modules/learning/word-list.repository.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Sort Method'?: string;
  Plans?: PlanNode[];
}

const WORDS = 20_000;

describe('a page of a long list', () => {
  let service: TestApp;
  let userId: string;
  beforeAll(async () => {
    service = await startTestApp();
    userId = (await service.given.user()).id;
    await service.database.pool.query(
      `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
         memory_state, stability, difficulty, learning_step, review_count, lapse_count,
         next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
       select $1, case when n % 4 = 0 then 'LANGUAGE_DUTCH' else 'LANGUAGE_ENGLISH' end, n::text,
         n::text, '{}', '{}', '[]', 'NEW', 0, 0, 0, 0, 0, at, n % 6, 0, at, at, at
       from generate_series(1, $2) as n,
         lateral (select timestamptz '2026-01-01' + n * interval '1 second') as t (at)`,
      [userId, WORDS],
    );
    await service.database.pool.query('vacuum analyze learned_words');
  });
  afterAll(() => service.close());

  /** The scan that PostgreSQL really makes for this page. */
  async function scan(filter: string, orderBy: string | undefined, cursor: Cursor | null) {
    const { pool } = service.database;
    const explaining = {
      rows: async (text: string, values: unknown[]) =>
        (await pool.query(`explain (analyze, format json) ${text}`, values)).rows,
    };
    const lists = new WordListRepository(explaining as unknown as Sql);
    const order = parseWordOrder(orderBy);
    const { items } = await lists.list({ userId, filter, order, cursor, size: 20 });
    const [page] = (items as unknown as { 'QUERY PLAN': { Plan: PlanNode }[] }[])[0]!['QUERY PLAN'];
    let plan = page!.Plan;
    while (plan['Node Type'] !== 'Limit') plan = plan.Plans![0]!;
    return { plan, leaf: plan.Plans![0]! };
  }

  const middle = ['2026-01-01T02:00:00.000Z', randomUUID()];
  const DUTCH = 'language == "LANGUAGE_DUTCH"';

  it.each([
    ['the default order', '', undefined, 'learned_words_created_idx'],
    ['created_at', '', 'created_at', 'learned_words_created_idx'],
    ['a language', DUTCH, undefined, 'learned_words_language_idx'],
    ['next_review_at', '', 'next_review_at', 'learned_words_due_idx'],
  ])('reads no more than the page, from the cursor on: %s', async (_, filter, orderBy, index) => {
    for (const cursor of [null, middle]) {
      const { plan, leaf } = await scan(filter, orderBy, cursor);
      expect(plan['Actual Rows']).toBe(21);
      expect(leaf['Node Type']).toMatch(/^Index (Only )?Scan$/);
      expect(leaf['Index Name']).toBe(index);
      expect(leaf['Actual Rows']).toBe(21);
      expect(leaf['Rows Removed by Filter'] ?? 0).toBe(0);
      if (cursor !== null) expect(leaf['Index Cond']).toMatch(/ROW\(/);
    }
  });

  // Lists are measured above this Limit, in what is left of the rows.
  it.each(['mastery_level', 'last_reviewed_at', 'term desc'])(
    'keeps no more than the page if no index has its order: %s',
    async (orderBy) => {
      const { plan, leaf } = await scan('', orderBy, null);
      expect(plan['Actual Rows']).toBe(21);
      expect([leaf['Node Type'], leaf['Sort Method']]).toEqual(['Sort', 'top-N heapsort']);
    },
  );
});
