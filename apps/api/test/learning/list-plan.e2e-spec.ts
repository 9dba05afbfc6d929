/**
 * @installed-servers a server chooses the plans of its statements
 */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { Cursor } from '../../src/platform/http/page-token.js';
import type { Sql } from '../../src/platform/database/sql.js';
import { cursorAfter, parseWordOrder } from '../../src/modules/learning/order/word-order.js';
import { WordPages } from '../../src/modules/learning/pages/word-pages.js';
import { WordListRepository } from '../../src/modules/learning/word-list.repository.js';
import { HeavyWork } from '../../src/platform/http/heavy-work.js';
import { rebuildingIndexes } from '../support/rebuilt-indexes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** A few more than a page of a filtered list looks at. */
const WORDS = LIMITS.pageReads + 2_000;

/** The client stays. */
const { signal: gone } = new AbortController();

describe('a page of a long list', () => {
  let service: TestApp;
  let userId: string;
  beforeAll(async () => {
    service = await startTestApp();
    userId = (await service.given.user()).id;
    const { pool } = service.database;
    await rebuildingIndexes(pool, 'learned_words', () =>
      pool.query(
        `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
         memory_state, stability, difficulty, learning_step, review_count, lapse_count,
         next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
       select $1, case when n % 4 = 0 then 'LANGUAGE_DUTCH' else 'LANGUAGE_ENGLISH' end, n::text,
         n::text, case when n = 7 then '{seven}' else '{}' end::text[], '{}', '[]', 'NEW', 0, 0, 0, 0, 0, at, n % 6, 0, at, at, at
       from generate_series(1, $2) as n,
         lateral (select timestamptz '2026-01-01' + n * interval '1 second') as t (at)`,
        [userId, WORDS],
      ),
    );
    await pool.query('vacuum analyze learned_words');
  });
  afterAll(() => service.close());

  /** The scan that PostgreSQL really makes for this page. */
  async function scan(filter: string, orderBy: string | undefined, cursor: Cursor | null) {
    const { pool } = service.database;
    const explaining = {
      row: async (text: string, values: unknown[]) => (await pool.query(text, values)).rows[0],
      rows: async (text: string, values: unknown[]) =>
        (await pool.query(`explain (analyze, format json) ${text}`, values)).rows,
      readsUntil: () => explaining,
    };
    const sql = explaining as unknown as Sql;
    const heavy = service.app.get(HeavyWork, { strict: false });
    const lists = new WordListRepository(sql, new WordPages(heavy));
    const order = parseWordOrder(orderBy);
    const { items } = await lists.list({ userId, filter, order, cursor, size: 20, gone });
    const [page] = (items as unknown as { 'QUERY PLAN': { Plan: PlanNode }[] }[])[0]!['QUERY PLAN'];
    let [plan, leaf] = [page!.Plan, page!.Plan];
    while (leaf.Plans !== undefined) [plan, leaf] = [leaf, leaf.Plans[0]!];
    return { plan, leaf };
  }

  const middle = ['2026-01-01T02:00:00.000Z', randomUUID()];
  const DUTCH = 'language == "LANGUAGE_DUTCH"';

  it.each([
    ['the default order', '', undefined, 'learned_words_created_idx'],
    ['created_at', '', 'created_at', 'learned_words_created_idx'],
    ['a language', DUTCH, undefined, 'learned_words_language_idx'],
    ['next_review_at', '', 'next_review_at', 'learned_words_due_idx'],
    ['updated_at', '', 'updated_at desc', 'learned_words_updated_idx'],
    ['last_reviewed_at', '', 'last_reviewed_at', 'learned_words_last_reviewed_idx', null],
    ['mastery_level', '', 'mastery_level desc', 'learned_words_mastery_idx', 3],
    ['term', '', 'term', 'learned_words_term_idx', '1'],
  ])(
    'reads no more than the page, from the cursor on: %s',
    async (_, filter, orderBy, index, at = middle[0]) => {
      for (const cursor of [null, [at, randomUUID()] as Cursor]) {
        const { plan, leaf } = await scan(filter, orderBy, cursor);
        expect(plan['Actual Rows']).toBe(21);
        expect(leaf['Node Type']).toMatch(/^Index (Only )?Scan$/);
        expect(leaf['Index Name']).toBe(index);
        expect(leaf['Actual Rows']).toBe(21);
        expect(leaf['Rows Removed by Filter'] ?? 0).toBe(0);
        if (cursor !== null) expect(leaf['Index Cond']).toMatch(/ROW\(/);
      }
    },
  );

  it('reads no more than the page by level and term either, from the level of the cursor on', async () => {
    for (const cursor of [null, [3, '1', randomUUID()] as Cursor]) {
      const { plan, leaf } = await scan('', 'mastery_level desc, term', cursor);
      expect(plan['Actual Rows']).toBe(21);
      expect(leaf['Index Name']).toBe('learned_words_level_term_idx');
      expect(leaf['Actual Rows']).toBe(21);
      expect(leaf['Rows Removed by Filter'] ?? 0).toBe(0);
    }
  });

  const listed = async (filter: string, orderBy: string, cursor: Cursor | null, size: number) => {
    const order = parseWordOrder(orderBy);
    const lists = service.app.get(WordListRepository, { strict: false });
    const page = await lists.list({ userId, filter, order, cursor, size, gone });
    return { ...page, next: page.hasMore && page.last ? cursorAfter(page.last, order) : null };
  };
  const termsOf = (words: readonly { term: string }[]) => words.map(({ term }) => term);

  it('ends early if few words meet a filter that no index knows, and goes on behind what it has read', async () => {
    const filter =
      'review_count > 0 || created_at < timestamp("2026-01-01T00:00:03Z") && term != "none"';
    const first = await listed(filter, 'created_at desc', null, 20);
    expect([first.items, first.hasMore]).toEqual([[], true]);
    const second = await listed(filter, 'created_at desc', first.next, 20);
    expect([termsOf(second.items), second.hasMore]).toEqual([['2', '1'], false]);
  });

  it.each([
    '"seven" in tags',
    'term.startsWith("1234") && term.endsWith("1234")',
    'term.contains("1234") && term in ["7", "1234"]',
  ])('finds the words that meet %s by an index, wherever they are', async (filter) => {
    const { items, hasMore } = await listed(filter, 'created_at desc', null, 20);
    expect([termsOf(items), hasMore]).toEqual([[filter.includes('seven') ? '7' : '1234'], false]);
  });

  /** Follows the pages to their end. */
  async function termsOfAll(filter: string, orderBy: string, size: number): Promise<string[]> {
    const terms: string[] = [];
    let cursor: Cursor | null = null;
    do {
      const page = await listed(filter, orderBy, cursor, size);
      terms.push(...termsOf(page.items));
      cursor = page.next;
    } while (cursor !== null);
    return terms;
  }

  it('sorts by a second field what it has read', async () => {
    const all = Array.from({ length: WORDS }, (_, at) => at + 1);
    const sorted = all.toSorted((a, b) => (a % 6) - (b % 6) || b - a);
    const terms = await termsOfAll('', 'mastery_level, next_review_at desc', 9_000);
    expect(terms).toEqual(sorted.map(String));
  });

  it('refuses to sort more words than it reads by a second field', async () => {
    const order = 'last_reviewed_at, term desc';
    await expect(listed('', order, null, 20)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      details: [
        { reason: 'FILTER_TOO_EXPENSIVE', field: 'order_by', metadata: { most: LIMITS.pageReads } },
      ],
    });
    const { items } = await listed('term in ["3", "20", "100"]', order, null, 20);
    expect(termsOf(items)).toEqual(['3', '20', '100']);
  });

  it.each(['mastery_level desc, term', 'mastery_level, term desc'])(
    'sorts words that meet a filter by %s, however many are of one level',
    async (orderBy) => {
      const level = (term: string) => (Number(term) <= WORDS - 1_000 ? 3 : Number(term) % 6);
      await service.database.pool.query(
        `update learned_words set mastery_level = case when term::int <= $1 then 3 else term::int % 6 end`,
        [WORDS - 1_000],
      );
      const dutch = Array.from({ length: WORDS / 4 }, (_, at) => String(4 * (at + 1)));
      const sign = orderBy.includes('level desc') ? 1 : -1;
      const sorted = dutch.toSorted((a, b) => sign * (level(b) - level(a) || (a < b ? -1 : 1)));
      expect(await termsOfAll(DUTCH, orderBy, 1_000)).toEqual(sorted);
    },
  );
});
