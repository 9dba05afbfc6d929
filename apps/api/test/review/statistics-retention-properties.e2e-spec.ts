import fc from 'fast-check';
import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = '2026-03-20T09:00:00.000Z';
/** So few instants that many are the same; the user's days begin at 04:00, so half are on the edge of one. */
const FIRST_MORNING = Date.parse('2026-03-14T04:00:00.000Z');

const instant = fc
  .tuple(fc.nat({ max: 11 }), fc.constantFrom(-1, 0, 0, 0, 1))
  .map(([halfDays, ms]) => new Date(FIRST_MORNING + halfDays * 12 * HOUR_MS + ms));
const answer = fc.record({ at: instant, isCorrect: fc.boolean(), isUndone: fc.boolean() });
const declaration = fc.record({ at: instant, level: fc.nat({ max: 2 }) });
const word = fc.record({
  answers: fc.array(answer, { maxLength: 8 }),
  declared: fc.option(declaration),
});

interface Word {
  id: string;
  level: number;
  declaredAt: number;
  isDeclared: boolean;
}

interface Answer {
  id: string;
  wordId: string;
  at: number;
  isCorrect: boolean;
}

describe('measured retention of any history', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
    service.clock.set(NOW);
  });
  afterAll(() => service.close());

  it('has the answers to words that were met a day or more before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        const learner = await Learner.of(service);
        for (const [n, each] of words.entries()) await give(learner, `word ${n}`, each);
        const [given, answers] = await everythingOf(learner);
        for (const days of [1, 2, 4, 7]) {
          const expected = recallOf(given, answers, days);
          expect([days, await measured(learner, days)]).toEqual([days, expected]);
        }
      }),
      { numRuns: 60 },
    );
  });

  type GivenWord = typeof word extends fc.Arbitrary<infer Value> ? Value : never;

  async function give(learner: Learner, term: string, { answers, declared }: GivenWord) {
    const { id } = await learner.collect({ term });
    const reviews = answers.map(({ at, isCorrect, isUndone }) => ({
      at,
      isCorrect,
      undoneAt: isUndone ? NOW : null,
    }));
    await givenReviews(service, learner.userId, id, reviews);
    if (declared === null) return;
    await service.database.pool.query(
      'update learned_words set declared_mastery_level = $2, declared_at = $3 where id = $1',
      [id, declared.level, declared.at.toISOString()],
    );
  }

  async function everythingOf({ userId }: Learner): Promise<[Word[], Answer[]]> {
    const { pool } = service.database;
    const words = await pool.query(
      `select id, declared_mastery_level as level, declared_at as "declaredAt",
         declared_mastery_level > 0 or declared_at <> created_at as "isDeclared"
       from learned_words where user_id = $1`,
      [userId],
    );
    const answers = await pool.query(
      `select id, learned_word_id as "wordId", reviewed_at as at, is_correct as "isCorrect"
       from reviews where user_id = $1 and undone_at is null`,
      [userId],
    );
    return [
      words.rows.map((row) => ({ ...row, declaredAt: Date.parse(row.declaredAt) })),
      answers.rows.map((row) => ({ ...row, at: Date.parse(row.at) })),
    ];
  }

  async function measured({ token }: Learner, days: number) {
    const options = { token, query: { days: String(days) } };
    const { body } = await service.client.get('/api/v1/review-statistics', options);
    const { measured: share, review_count: count } = body.review_statistics.retention;
    return [share, count];
  }
});

/** The share of right answers and how many there are, as the words of the definition have it. */
function recallOf(words: Word[], answers: Answer[], days: number): [number | null, number] {
  const end = Date.parse('2026-03-21T04:00:00.000Z');
  const counted = answers.filter((each) => {
    if (each.at >= end || each.at < end - days * DAY_MS) return false;
    const met = metBefore(words.find(({ id }) => id === each.wordId) as Word, each, answers);
    return met !== null && each.at - met >= DAY_MS;
  });
  const correct = counted.filter(({ isCorrect }) => isCorrect).length;
  return counted.length === 0 ? [null, 0] : [correct / counted.length, counted.length];
}

/** Returns the time at which a word was last met: by an answer since its memory began, else by being declared as known. */
function metBefore(word: Word, answer: Answer, answers: Answer[]): number | null {
  const isSinceDeclared = word.isDeclared && word.declaredAt <= answer.at;
  const earlier = answers.filter(
    ({ id, wordId, at }) =>
      wordId === answer.wordId &&
      (at < answer.at || (at === answer.at && id < answer.id)) &&
      (!isSinceDeclared || at >= word.declaredAt),
  );
  if (earlier.length > 0) return Math.max(...earlier.map(({ at }) => at));
  return isSinceDeclared && word.level > 0 ? word.declaredAt : null;
}
