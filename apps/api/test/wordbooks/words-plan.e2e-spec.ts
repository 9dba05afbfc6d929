/**
 * @installed-servers a server chooses the plans of its statements
 */
import type { Sql } from '../../src/platform/database/sql.js';
import type { Wordbook } from '../../src/modules/wordbooks/wordbook.js';
import { WordbookWordsRepository } from '../../src/modules/wordbooks/wordbook-words.repository.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { WordbookReader } from '../support/wordbook-reader.js';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const WORDS = 4_000;

describe('the words of a large wordbook, all of them learned', () => {
  let service: TestApp;
  let reader: WordbookReader;
  let wordbook: Wordbook;
  beforeAll(async () => {
    service = await startTestApp();
    reader = await WordbookReader.of(service);
    const { pool } = service.database;
    // As in the first minute after somebody has imported a lot: PostgreSQL has no statistics yet.
    for (const table of ['wordbook_terms', 'learned_words'])
      await pool.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const { id, language } = await reader.create();
    wordbook = { id, language } as Wordbook;
    await pool.query(
      `insert into wordbook_terms (wordbook_id, term_key, term, position)
       select $1, n::text, n::text, n from generate_series(1, $2) as n`,
      [id, WORDS],
    );
    await reader.collect(id);
  });
  afterAll(() => service.close());

  /** Returns the number of rows that PostgreSQL reads for the page. */
  async function rowsReadFor(after: number, limit: number): Promise<number> {
    const explaining = {
      rows: async (text: string, values: unknown[]) =>
        (await service.database.pool.query(`explain (analyze, format json) ${text}`, values)).rows,
    };
    const words = new WordbookWordsRepository(explaining as unknown as Sql);
    const rows: unknown = await words.list(wordbook, reader.userId, after, limit);
    const [plan] = (rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[])[0]!['QUERY PLAN'];
    return rowsOf(plan!.Plan);
  }

  function rowsOf(node: PlanNode): number {
    const removed =
      (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
    const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
    return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  }

  it.each([
    ['first', 0],
    ['last', WORDS - 101],
  ])('cost no more than reading them a few times: the %s page', async (_, after) => {
    expect(await rowsReadFor(after, 101)).toBeLessThan(10 * WORDS);
  });

  it('cost a page what is on it, once PostgreSQL knows the tables', async () => {
    await service.database.pool.query('vacuum analyze wordbook_terms, learned_words');
    expect(await rowsReadFor(WORDS / 2, 101)).toBeLessThan(10 * 101);
  });

  it('come with their mastery', async () => {
    const { body } = await reader.words(wordbook.id, { page_size: '1' });
    expect(body.words).toEqual([{ term: '1', note: null, mastery_level: 0 }]);
  });
});
