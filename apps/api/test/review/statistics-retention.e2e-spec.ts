import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;

describe('measured retention', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    learner = await Learner.of(service);
  });

  const retention = async (of = learner, days = '30') => {
    const token = of.token;
    const path = '/api/v1/review-statistics';
    const { body } = await service.client.get(path, { token, query: { days } });
    const { measured, review_count } = body.review_statistics.retention;
    return [measured, review_count];
  };
  const ago = (hours: number) =>
    new Date(service.clock.now().getTime() - hours * HOUR_MS).toISOString();
  const declare = (id: string, mastery_level: number) =>
    service.client.patch(`/api/v1/learning/learned-words/${id}`, {
      token: learner.token,
      body: { mastery_level },
    });
  const undo = (id: string) => learner.post(`/api/v1/reviews/${id}/undo`, undefined);
  /** A word that was declared at that level a hundred days ago, with these answers since. */
  const wordWith = async (level: number, answers: [hoursAgo: number, isCorrect: boolean][]) => {
    const now = service.clock.now();
    service.clock.advance({ days: -100 });
    const word = await learner.collect({ term: 'harbor', mastery_level: level });
    service.clock.set(now.toISOString());
    const reviews = answers.map(([hours, isCorrect]) => ({ at: ago(hours), isCorrect }));
    await givenReviews(service, learner.userId, word.id, reviews);
    return word;
  };

  it('has the answers that came a day or more after the one before', async () => {
    await wordWith(0, [
      [200, false],
      [176, true],
      [152.1, false],
      [128.2, true],
      [48, false],
    ]);
    expect(await retention()).toEqual([0.5, 2]);
  });

  it('does not have the first answer to a new word, but has that to a declared one', async () => {
    await wordWith(0, [[48, false]]);
    expect(await retention()).toEqual([null, 0]);
    learner = await Learner.of(service);
    await wordWith(2, [[48, false]]);
    expect(await retention()).toEqual([0, 1]);
  });

  it('starts again with a declaration', async () => {
    const { id } = await wordWith(0, [
      [96, true],
      [48, true],
    ]);
    expect(await retention()).toEqual([1, 1]);
    await declare(id, 3);
    for (const [hours, counted] of [
      [23, [1, 1]],
      [26, [0.5, 2]],
    ] as const) {
      service.clock.advance({ hours });
      await givenReviews(service, learner.userId, id, [{ at: ago(0), isCorrect: false }]);
      expect(await retention()).toEqual(counted);
    }
  });

  it('does not have the first answer to a word that was declared as new', async () => {
    const { id } = await wordWith(3, []);
    await declare(id, 0);
    for (const [days, counted] of [
      [5, [null, 0]],
      [5, [0, 1]],
    ] as const) {
      service.clock.advance({ days });
      await givenReviews(service, learner.userId, id, [{ at: ago(0), isCorrect: false }]);
      expect(await retention()).toEqual(counted);
    }
  });

  it('has the answers of the requested days', async () => {
    await wordWith(1, [
      [24 * 20, false],
      [24 * 10, true],
      [5, true],
    ]);
    expect(await retention()).toEqual([2 / 3, 3]);
    expect(await retention(learner, '15')).toEqual([1, 2]);
    expect(await retention(learner, '1')).toEqual([1, 1]);
  });

  it('follows an undo, also of what made a later answer count', async () => {
    const word = await learner.collect({ term: 'harbor' });
    const first = await learner.answerOnly(true);
    service.clock.advance({ days: 3 });
    const second = await learner.answerOnly(false);
    service.clock.advance({ hours: 2 });
    const third = await learner.answerOnly(true);
    expect(await retention()).toEqual([0, 1]);
    await undo(second.review.id);
    expect(await retention()).toEqual([1, 1]);
    await undo(first.review.id);
    expect(await retention()).toEqual([null, 0]);
    await undo(third.review.id);
    expect(await retention()).toEqual([null, 0]);
    expect(word.review_count).toBe(0);
  });

  it('follows an answer that comes late', async () => {
    await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    const { body } = await learner.post('/api/v1/review-plans', { name: 'Another' });
    const path = `/api/v1/review-plans/${body.review_plan.id}`;
    service.clock.advance({ days: 10 });
    const card = (await learner.post(`${path}/flashcards`, {})).body.flashcards[0].id;
    await learner.answerOnly(true);
    expect(await retention()).toEqual([1, 1]);
    await learner.post(`${path}/submit-answer`, {
      flashcard_id: card,
      is_correct: false,
      reviewed_at: ago(12),
    });
    expect(await retention()).toEqual([0, 1]);
  });

  it('has no answers of other users', async () => {
    await wordWith(2, [[48, true]]);
    expect(await retention(await Learner.of(service))).toEqual([null, 0]);
  });
});
