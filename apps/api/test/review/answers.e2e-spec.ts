import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('answers', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  it('raise mastery over the weeks if they are right', async () => {
    await learner.collect({ term: 'harbor' });
    const levels: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const { review, learned_word } = await learner.answerOnly(true);
      expect(review.mastery_level).toBe(learned_word.mastery_level);
      expect(Date.parse(learned_word.next_review_at)).toBeGreaterThan(
        service.clock.now().getTime(),
      );
      levels.push(learned_word.mastery_level);
      service.clock.set(learned_word.next_review_at);
    }
    expect(levels[0]).toBe(1);
    expect(levels.at(-1)).toBe(5);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('send a known word back to relearning if they are wrong', async () => {
    const word = await learner.collect({ term: 'harbor', mastery_level: 4 });
    service.clock.set(word.next_review_at);
    const { review, learned_word } = await learner.answerOnly(false);
    expect(review).toMatchObject({
      rating: 'AGAIN',
      previous_mastery_level: 4,
      mastery_level: 1,
    });
    expect(learned_word).toMatchObject({ state: 'RELEARNING', lapse_count: 1, review_count: 1 });
  });

  it('return how the service judges their text, but is_correct decides', async () => {
    await learner.collect({
      term: 'Fernweh',
      language: 'LANGUAGE_GERMAN',
      notes: ['wanderlust'],
    });
    const { review } = await learner.answerOnly(true, {
      user_answer: 'fernwhe',
      time_spent_ms: 900,
    });
    expect(review).toMatchObject({
      answer_check: 'CLOSE',
      is_correct: true,
      rating: 'GOOD',
      user_answer: 'fernwhe',
      time_spent_ms: 900,
    });
  });

  it('count once: the same answer finds the first, a different one is refused', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const first = await learner.submit(card.id, true);
    service.clock.advance({ hours: 1 });
    const again = await learner.submit(card.id, true, { time_spent_ms: 5 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await learner.submit(card.id, false);
    expect(other.status).toBe(400);
    expect(other.body.error).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: [{ reason: 'ALREADY_ANSWERED' }],
    });
  });

  it("of another user's card find nothing", async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const other = await Learner.of(service);
    expect((await other.submit(card.id, true)).status).toBe(404);
    expect((await learner.submit('nonsense', true)).status).toBe(404);
    expect((await learner.cards())[0].id).toBe(card.id);
  });

  it('are not accepted from the future or from more than 30 days ago', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const at = (ms: number) => new Date(service.clock.now().getTime() + ms).toISOString();
    const month = 30 * 24 * 3_600_000;
    for (const reviewed_at of [at(1), at(-month - 1)]) {
      const refused = await learner.submit(card.id, true, { reviewed_at });
      expect(refused.status).toBe(400);
      expect(refused.body.error.details).toMatchObject([{ field: 'reviewed_at' }]);
    }
    expect((await learner.submit(card.id, true, { reviewed_at: at(-month) })).status).toBe(200);
  });

  it('that arrive late leave the memory that the right order would have left', async () => {
    const start = service.clock.now().getTime();
    const days = [1, 4, 12];
    const ratings = [true, false, true];
    const ends = [];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      service.clock.set(new Date(start).toISOString());
      const offline = await Learner.of(service);
      const word = await offline.collect({ term: 'unknowable', mastery_level: 2 });
      service.clock.set(new Date(start + 20 * 24 * 3_600_000).toISOString());
      for (const index of order) {
        const reviewed_at = new Date(start + (days[index] ?? 0) * 24 * 3_600_000).toISOString();
        await issueAgain(service, offline);
        await offline.answerOnly(ratings[index] ?? true, { reviewed_at });
      }
      ends.push(await memoryOf(service, word.id));
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
});

async function memoryOf({ database }: TestApp, wordId: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       last_reviewed_at, next_review_at, mastery_level from learned_words where id = $1`,
    [wordId],
  );
  return rows[0];
}

/** Makes the learner's words due, so that a card is issued whatever the last answer scheduled. */
async function issueAgain({ database, clock }: TestApp, learner: Learner): Promise<void> {
  await database.pool.query('update learned_words set next_review_at = $2 where user_id = $1', [
    learner.userId,
    clock.now(),
  ]);
}
