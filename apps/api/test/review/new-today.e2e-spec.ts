import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;

/** Which of a day's answers were a word's first, whatever order they came in. */
describe('the new words of a day', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const undo = (id: string) => learner.post(`/api/v1/reviews/${id}/undo`, undefined);
  const declare = (id: string, mastery_level: number) =>
    service.client.patch(`/api/v1/learning/learned-words/${id}`, {
      token: learner.token,
      body: { mastery_level },
    });
  const ago = (hours: number) => ({
    reviewed_at: new Date(service.clock.now().getTime() - hours * HOUR_MS).toISOString(),
  });
  const newToday = async () => (await learner.stats()).new_today_count;

  it('has the second answer of a word whose first is undone', async () => {
    await learner.collect({ term: 'harbor' });
    const { review: first } = await learner.answerOnly(false);
    service.clock.advance({ minutes: 20 });
    await learner.answerOnly(false);
    await undo(first.id);
    expect(await learner.stats()).toMatchObject({ reviewed_today_count: 1, new_today_count: 1 });
  });

  it('has the second answer of a word whose first was undone on another day', async () => {
    await learner.collect({ term: 'harbor' });
    const { review: first } = await learner.answerOnly(false);
    service.clock.advance({ days: 1 });
    await learner.answerOnly(false);
    expect(await newToday()).toBe(0);
    await undo(first.id);
    expect(await newToday()).toBe(1);
  });

  it('has no answer before which another comes late', async () => {
    await learner.collect({ term: 'harbor' });
    const other = await anotherPlan();
    const [offline] = (await learner.post(`${other}/flashcards`, {})).body.flashcards;
    await learner.answerOnly(true);
    expect(await newToday()).toBe(1);
    const late = { flashcard_id: offline.id, is_correct: true, ...ago(30) };
    expect((await learner.post(`${other}/submit-answer`, late)).status).toBe(200);
    expect(await newToday()).toBe(0);
  });

  it('has no answer to a word that was declared as known', async () => {
    const word = await learner.collect({ term: 'harbor', mastery_level: 1 });
    service.clock.advance({ days: 30 });
    const { review } = await learner.answerOnly(true);
    expect(await newToday()).toBe(0);
    await undo(review.id);
    await declare(word.id, 0);
    service.clock.advance({ minutes: 1 });
    await learner.answerOnly(true);
    expect(await newToday()).toBe(1);
  });

  it('has the answer to a word that was declared as new again, and the one before', async () => {
    const word = await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    service.clock.advance({ minutes: 20 });
    await declare(word.id, 0);
    service.clock.advance({ minutes: 1 });
    await learner.answerOnly(true);
    service.clock.advance({ minutes: 20 });
    await learner.answerOnly(true);
    expect(await learner.stats()).toMatchObject({ reviewed_today_count: 3, new_today_count: 2 });
    await declare(word.id, 3);
    expect(await newToday()).toBe(2);
  });

  it('has the second answer of a word whose first is undone after a declaration', async () => {
    const word = await learner.collect({ term: 'harbor' });
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push((await learner.answerOnly(false)).review.id);
      service.clock.advance({ minutes: 20 });
    }
    await declare(word.id, 3);
    for (const left of [1, 1, 0]) {
      await undo(ids.shift() ?? '');
      expect(await newToday()).toBe(left);
    }
  });

  it('leaves room for as many as the day has left', async () => {
    await service.client.patch(DEFAULT_PLAN, {
      token: learner.token,
      body: { daily_new_limit: 1, daily_review_limit: 0 },
    });
    for (const term of ['harbor', 'lantern']) await learner.collect({ term });
    const { review: first } = await learner.answerOnly(false);
    expect(await learner.cards()).toEqual([]);
    await undo(first.id);
    expect(await learner.cards()).toHaveLength(1);
  });

  async function anotherPlan() {
    const { body } = await learner.post('/api/v1/review-plans', { name: 'Offline' });
    return `/api/v1/review-plans/${body.review_plan.id}`;
  }
});
