import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TYPING = { term: 'Fernweh', language: 'LANGUAGE_GERMAN', notes: ['wanderlust'] };
const CHOICE = { term: 'harbor' };

describe('ratings', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  // The median of the samples is 4,000 ms.
  it.each([
    [TYPING, true, 10_001, 'HARD'],
    [TYPING, true, 10_000, 'GOOD'],
    [TYPING, true, 2_000, 'GOOD'],
    [TYPING, true, 1_999, 'EASY'],
    [TYPING, true, 60_000, 'HARD'],
    [TYPING, true, 60_001, 'GOOD'],
    [TYPING, true, undefined, 'GOOD'],
    [TYPING, false, 1_000, 'AGAIN'],
    [CHOICE, true, 10_001, 'HARD'],
    [CHOICE, true, 1, 'GOOD'],
  ])('of %o: correct %s after %s ms is %s', async (spec, isCorrect, time_spent_ms, rating) => {
    await answerBefore(service, learner, 30);
    await learner.collect(spec);
    const { review } = await learner.answerOnly(isCorrect, { time_spent_ms });
    expect(review.rating).toBe(rating);
  });

  it('need thirty samples of right answers within a minute', async () => {
    await answerBefore(service, learner, 29);
    await answerBefore(service, learner, 5, { time: 60_001 });
    await answerBefore(service, learner, 5, { isCorrect: false });
    await answerBefore(service, await Learner.of(service), 5);
    await learner.collect(TYPING);
    const { review } = await learner.answerOnly(true, { time_spent_ms: 1 });
    expect(review.rating).toBe('GOOD');
  });

  it('are kept as they were decided', async () => {
    await learner.collect(TYPING);
    const [card] = await learner.cards();
    const first = await learner.submit(card.id, true, { time_spent_ms: 1 });
    await answerBefore(service, learner, 30);
    const again = await learner.submit(card.id, true, { time_spent_ms: 1 });
    expect(first.body.review.rating).toBe('GOOD');
    expect(again.body.review).toEqual(first.body.review);
  });
});

/** Answers to typing and definition cards of another word, half of them faster and half slower than `time`. */
async function answerBefore(
  { database, clock }: TestApp,
  learner: Learner,
  count: number,
  { time = 4_000, isCorrect = true } = {},
): Promise<void> {
  const { id } = await learner.collect({ term: 'earlier', mastery_level: 5 });
  await database.pool.query(
    `insert into reviews (id, user_id, flashcard_id, learned_word_id, question_type, is_correct,
       answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level, reviewed_at,
       next_review_at, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), $2, type, $3, 'NOT_CHECKED', 'GOOD',
       greatest($4::int + 100 * sign(2 * n - $5::int - 1), $6::int), 5, 5, $7, $7, $7
     from generate_series(1, $5::int) n,
       unnest(array['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_DEFINITION_CHOICE']) type`,
    [learner.userId, id, isCorrect, time, count, time > 60_000 ? time : 0, clock.now()],
  );
}
