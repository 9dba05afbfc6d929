/**
 * @installed-servers a server has its own way of locking rows
 */
import { Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';
const WORDS = 12;
const ROUNDS = raceRounds(6);

/** On a slow database, so that the calls do overlap. */
describe('review in a race with what it is about', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 5 })));
  afterAll(() => service.close());
  beforeEach(async () => {
    learner = await Learner.of(service);
    const specs = Array.from({ length: WORDS }, (_, index) => ({ term: `unknowable ${index}` }));
    await learner.post('/api/v1/learning/collect-words', { specs });
  });

  const planToDelete = async () => {
    const { body } = await learner.post(PLANS, { name: 'Short-lived', daily_new_limit: 100 });
    return `${PLANS}/${body.review_plan.id}`;
  };
  const cardsOf = async (plan: string) =>
    (await learner.post(`${plan}/flashcards`, {})).body.flashcards;
  const remove = (path: string) => service.client.delete(path, { token: learner.token });
  const statusesOf = async (calls: Promise<{ status: number }>[]) =>
    new Set((await Promise.all(calls)).map(({ status }) => status));

  it('accepts answers or finds the plan gone, while it is deleted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const plan = await planToDelete();
      const cards: { id: string }[] = await cardsOf(plan);
      expect(cards).toHaveLength(WORDS);
      const answers = cards.map(({ id }) =>
        learner.post(`${plan}/submit-answer`, { flashcard_id: id, is_correct: false }),
      );
      const statuses = await statusesOf([...answers, remove(plan)]);
      expect([200, 404]).toEqual(expect.arrayContaining([...statuses]));
      expect((await learner.post(`${plan}/flashcards`, {})).status).toBe(404);
      service.clock.advance({ days: 1 });
    }
  });

  it('replaces expired cards or finds the plan gone, while it is deleted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const plan = await planToDelete();
      await cardsOf(plan);
      service.clock.advance({ days: 31 });
      const asking = Array.from({ length: 8 }, () => learner.post(`${plan}/flashcards`, {}));
      const statuses = await statusesOf([...asking, remove(plan)]);
      expect([200, 404]).toEqual(expect.arrayContaining([...statuses]));
    }
  });

  it('replaces expired cards while their words are deleted', async () => {
    const plan = `${PLANS}/default`;
    const cards: { learned_word_id: string }[] = await cardsOf(plan);
    for (let round = 0; round < ROUNDS; round += 1) {
      service.clock.advance({ days: 31 });
      const asking = Array.from({ length: 8 }, () => learner.post(`${plan}/flashcards`, {}));
      const word = `/api/v1/learning/learned-words/${cards[round]?.learned_word_id}`;
      expect(await statusesOf([...asking, remove(word)])).toEqual(new Set([200]));
      expect(await cardsOf(plan)).toHaveLength(WORDS - round - 1);
    }
  });

  it('opens a card again while others are asked for', async () => {
    const plan = `${PLANS}/default`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const cards: { id: string }[] = await cardsOf(plan);
      const reviews = await Promise.all(
        cards.map(async ({ id }) => (await learner.submit(id, false)).body.review),
      );
      service.clock.advance({ minutes: 30 });
      const calls = reviews.flatMap(({ id }) => [
        learner.post(`/api/v1/reviews/${id}/undo`, undefined),
        learner.post(`${plan}/flashcards`, {}),
      ]);
      expect(await statusesOf(calls)).toEqual(new Set([200]));
      expect((await cardsOf(plan)).map(({ id }: { id: string }) => id).sort()).toEqual(
        cards.map(({ id }) => id).sort(),
      );
    }
  });
});
