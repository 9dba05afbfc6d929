import { Learner } from '../support/learner.js';
import { longestStandstill } from '../support/standstill.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** As many as a file can bring. Folding them at once took more than a second on an idle machine. */
const REVIEWS = 100_000;
/** Far more than a step takes, even on a busy machine. */
const HANG_MS = 600;

describe('a word with a hundred thousand reviews', () => {
  let service: TestApp;
  let learner: Learner;
  let wordId: string;
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
    service.clock.advance({ days: 2_000 });
    wordId = (await learner.collect('harbor')).id;
    await service.database.pool.query(
      `insert into reviews (id, user_id, learned_word_id, question_type, is_correct, answer_check, rating,
         time_spent_ms, previous_mastery_level, mastery_level, reviewed_at, next_review_at, created_at)
       select gen_random_uuid(), $1, $2, 'QUESTION_TYPE_RECALL', true, 'NOT_CHECKED',
         case n % 5 when 0 then 'AGAIN' else 'GOOD' end, 2000, 1, 1, at, at, at
       from generate_series(1, $3::int) n,
         lateral (select $4::timestamptz - interval '1 day' - n * interval '20 min' as at) moment`,
      [learner.userId, wordId, REVIEWS, service.clock.now()],
    );
  });
  afterAll(() => service.close());

  const memory = async () => (await learner.get(wordId)).body.learned_word;

  it('stops nobody while an answer comes late and is undone', async () => {
    const [card] = await learner.cards();
    const yesterday = new Date(service.clock.now().getTime() - 36 * 3_600_000).toISOString();
    const first = (await learner.submit(card.id, true)).body.review;
    await learner.post(`/api/v1/reviews/${first.id}/undo`, undefined);
    const before = await memory();
    expect(before.review_count).toBe(REVIEWS);
    let review = { id: '', is_correct: false };
    const standstill = await longestStandstill(async () => {
      // The memory is now later than this answer.
      const answer = await learner.submit(card.id, true, { reviewed_at: yesterday });
      review = answer.body.review;
      await learner.post(`/api/v1/reviews/${review.id}/undo`, undefined);
    });
    expect(review.is_correct).toBe(true);
    const { updated_at: _, ...after } = await memory();
    expect(before).toMatchObject(after);
    expect(standstill).toBeLessThan(HANG_MS);
  });
});
