import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { LearnedWord } from '../../src/modules/learning/learned-word.js';
import type { Paged } from '../../src/modules/learning/pages/word-page.js';
import { WordPages } from '../../src/modules/learning/pages/word-pages.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Learner } from '../support/learner.js';
import { digest, lengthen } from '../support/long-words.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Bytes that a page may have: its words, the last one of which may be as large as words get. */
const MAX_PAGE_BYTES = LIMITS.pageBytes + 600_000;
const COUNT = 130;

describe('a page of long words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const terms = (words: readonly { term: string }[]) => words.map(({ term }) => term);
  const fill = (count = COUNT) => collectMany(service, learner.userId, count);

  /** All pages of the list, each of which must be bounded. */
  async function pages(query: Record<string, string> = {}): Promise<LearnedWordDto[][]> {
    const found: LearnedWordDto[][] = [];
    let token = '';
    do {
      const { text, body } = await learner.list({ page_size: '100', ...query, page_token: token });
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
      expect(body.learned_words.length).toBeGreaterThan(0);
      found.push(body.learned_words);
      token = body.next_page_token;
    } while (token !== '');
    return found;
  }

  describe.each(['mixed', 'same'] as const)('of %s letters', (letters) => {
    it.each([
      ['the default order', '', 'created_at desc, id desc'],
      ['an order of its own', 'mastery_level desc, term', 'mastery_level desc, term, id'],
      [
        'an order with nulls',
        'last_reviewed_at, term desc',
        `coalesce(last_reviewed_at, '-infinity'), term desc, id desc`,
      ],
    ])('ends early, and the pages have each word once: %s', async (_, order_by, order) => {
      await fill();
      await lengthen(service, learner.userId, { bytes: 1_900, letters });
      const found = await pages({ order_by });
      expect(found.length).toBeGreaterThan(3);
      expect(found.length).toBeLessThan(8);
      const { rows } = await service.database.pool.query(
        `select term from learned_words where user_id = $1 order by ${order}`,
        [learner.userId],
      );
      expect(terms(found.flat())).toEqual(terms(rows));
    });
  });

  it('has long and short ones as they are one by one, with a filter too', async () => {
    await fill();
    await lengthen(service, learner.userId, { which: 'term::int % 3 = 0', bytes: 1_900 });
    await lengthen(service, learner.userId, { which: 'term::int % 3 = 1', notes: 3, contexts: 1 });
    const found = await pages({ filter: 'mastery_level < 4' });
    expect(found.length).toBeGreaterThan(1);
    const words = found.flat();
    const wanted = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n % 6 < 4);
    expect(terms(words)).toEqual(wanted.reverse().map(String));
    for (const word of words.slice(0, 9))
      expect(digest((await learner.get(word.id)).body.learned_word)).toBe(digest(word));
  });

  it('has the first long word however large it is, so that no page is empty', async () => {
    await fill(5);
    await lengthen(service, learner.userId, { which: `term in ('3', '1')`, bytes: 100_000 });
    const found = [];
    let page_token = '';
    do {
      const { body } = await learner.list({ page_token });
      found.push(terms(body.learned_words));
      page_token = body.next_page_token;
    } while (page_token !== '');
    expect(found).toEqual([
      ['4', '3', '2'],
      ['1', '0'],
    ]);
  });

  it.each([
    ['as long as usual', 'mixed', 100],
    ['ten times as long as usual', 'mixed', 300],
    ['long and compressed', 'same', 300],
  ] as const)('is not cut short if its words are %s', async (_, letters, bytes) => {
    await fill(500);
    await lengthen(service, learner.userId, { notes: 5, contexts: 10, bytes, letters });
    const list = await learner.list({ page_size: '100' });
    expect(list.body.learned_words).toHaveLength(100);
    const changes = await learner.changes({ page_size: '500' });
    expect([changes.body.learned_words.length, changes.body.has_more]).toEqual([500, false]);
  });

  it('leaves out a long word that is deleted while it is read, and continues after it', async () => {
    const gone = { id: randomUUID(), tags: null, notes: null, contexts: null };
    const read = (size: number) =>
      service.app
        .get(WordPages, { strict: false })
        .complete<LearnedWord>(
          service.app.get(Sql, { strict: false }),
          learner.userId,
          [gone, { ...gone, id: randomUUID() }] as unknown as Paged<LearnedWord>[],
          size,
        );
    expect(await read(1)).toEqual({ items: [], last: gone, hasMore: true });
    expect(await read(2)).toMatchObject({ items: [], hasMore: false });
  });
});
