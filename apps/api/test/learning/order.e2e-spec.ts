/**
 * @installed-servers a server compares and orders text by its own rules
 */
import type { LearnedWordDto } from '@wordgrove/dto';
import { Learner } from '../support/learner.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const terms = (words: readonly LearnedWordDto[]) => words.map(({ term }) => term);

describe('order_by', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const fill = (count: number, every?: number) =>
    collectMany(service, learner.userId, count, every);

  const FIELDS = [
    'created_at',
    'updated_at',
    'term',
    'mastery_level',
    'next_review_at',
    'last_reviewed_at',
  ] as const;
  type Field = (typeof FIELDS)[number];

  const compare = (field: Field, a: LearnedWordDto, b: LearnedWordDto) => {
    const [x, y] = [a[field] ?? '', b[field] ?? ''];
    return x < y ? -1 : Number(x > y);
  };
  const expectSorted = (words: LearnedWordDto[], order: readonly [Field, 1 | -1][]) => {
    const sorted = words.toSorted((a, b) =>
      order.reduce((so, [field, sign]) => so || sign * compare(field, a, b), 0),
    );
    const keys = (list: LearnedWordDto[]) =>
      list.map((word) => order.map(([field]) => word[field]));
    expect(keys(words)).toEqual(keys(sorted));
  };

  it.each(FIELDS.flatMap((field) => [[field, 1] as const, [field, -1] as const]))(
    '%s in direction %i lists every word once',
    async (field, sign) => {
      await fill(40);
      const order_by = sign === 1 ? field : `${field} desc`;
      const words = await learner.listAll({ page_size: '3', order_by });
      expect(new Set(terms(words)).size).toBe(40);
      expect(words).toHaveLength(40);
      expectSorted(words, [[field, sign]]);
    },
  );

  it.each([
    [
      'mastery_level desc, term',
      [
        ['mastery_level', -1],
        ['term', 1],
      ],
    ],
    [
      'last_reviewed_at,mastery_level desc',
      [
        ['last_reviewed_at', 1],
        ['mastery_level', -1],
      ],
    ],
    [
      'last_reviewed_at desc, term desc',
      [
        ['last_reviewed_at', -1],
        ['term', -1],
      ],
    ],
    [
      ' updated_at  desc , next_review_at asc,mastery_level desc ',
      [
        ['updated_at', -1],
        ['next_review_at', 1],
        ['mastery_level', -1],
      ],
    ],
  ] satisfies [string, [Field, 1 | -1][]][])(
    '"%s" lists every word once',
    async (order_by, order) => {
      await fill(40);
      const words = await learner.listAll({ page_size: '3', order_by });
      expect(new Set(terms(words)).size).toBe(40);
      expect(words).toHaveLength(40);
      expectSorted(words, order);
    },
  );

  it('treats a word that was never reviewed as the earliest reviewed', async () => {
    await fill(3);
    expect(terms(await learner.listAll({ order_by: 'last_reviewed_at' }))).toEqual(['0', '1', '2']);
  });

  it('sorts terms by code point', async () => {
    for (const term of ['zebra', 'Über', 'Yak', 'apple', '𠮷', '語', 'ﬁ'])
      await learner.collect(term);
    expect(terms(await learner.listAll({ order_by: 'term', page_size: '2' }))).toEqual([
      'Yak',
      'apple',
      'zebra',
      'Über',
      '語',
      'ﬁ',
      '𠮷',
    ]);
  });

  it.each([
    'id',
    'language',
    'term sideways',
    'term DESC',
    'Term',
    'term desc desc',
    'term,',
    ',term',
    'term,,created_at',
    'term, term desc',
    'term;created_at',
    'term desc; drop table learned_words',
    'created_at desc nulls first',
    '(select 1)',
    'toString',
    '__proto__',
    "term'",
    '1',
  ])('refuses %j', async (order_by) => {
    const { status, body } = await learner.list({ order_by });
    expect([status, body.error.code]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(body.error.details).toEqual([
      expect.objectContaining({ reason: 'INVALID_ORDER_BY', field: 'order_by' }),
    ]);
  });
});
