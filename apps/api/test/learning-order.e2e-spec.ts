import type { LearnedWordDto } from '@wordgrove/dto';
import { Learner } from './support/learner.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const terms = (words: readonly LearnedWordDto[]) => words.map(({ term }) => term);

describe('order_by', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  /** Collects words named 0, 1, 2 … straight in the database, `every` ms apart. */
  const fill = (count: number, every = 1, userId = learner.userId) =>
    service.database.pool.query(
      `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
         memory_state, stability, difficulty, learning_step, review_count, lapse_count,
         last_reviewed_at, next_review_at, mastery_level, declared_mastery_level, declared_at,
         created_at, updated_at)
       select $1, 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', 'NEW', 0, 0, 0, 0, 0,
         case when n % 3 = 0 then null else $3::timestamptz + (n % 7) * interval '1 ms' end,
         $3::timestamptz + (n % 5) * interval '1 ms', n % 6, 0, $3,
         $3::timestamptz + n * $4 * interval '1 ms', $3::timestamptz + (n % 4) * interval '1 ms'
       from generate_series(0, $2 - 1) as n`,
      [userId, count, service.clock.now(), every],
    );

  const expectFault = async (query: Record<string, string>, reason: string, field: string) => {
    const { status, body } = await learner.list(query);
    expect([query, status]).toEqual([query, 400]);
    expect(body.error.code).toBe('INVALID_ARGUMENT');
    expect(body.error.details).toEqual([expect.objectContaining({ reason, field })]);
  };

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

  it('takes a word that was never reviewed for the earliest reviewed', async () => {
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
  ])('refuses %j', (order_by) => expectFault({ order_by }, 'INVALID_ORDER_BY', 'order_by'));
});
