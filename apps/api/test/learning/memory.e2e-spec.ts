import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const memoryPath = (id: string) => `/api/v1/learning/learned-words/${id}/memory`;

describe("a word's memory", () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const memoryOf = async (learner: Learner, id: string) => {
    const token = learner.token;
    const { status, body } = await service.client.get(memoryPath(id), { token });
    expect(status).toBe(200);
    return body.memory;
  };

  it('of a new word does not exist yet', async () => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor' });
    expect(await memoryOf(learner, id)).toEqual({
      state: 'NEW',
      stability: 0,
      difficulty: 0,
      retrievability: 0,
      desired_retention: 0.9,
      last_reviewed_at: null,
      next_review_at: '2026-03-02T09:00:00.000Z',
      next_intervals: {
        AGAIN: interval('2026-03-02T09:01:00.000Z', 60),
        HARD: interval('2026-03-02T09:06:00.000Z', 360),
        GOOD: interval('2026-03-02T09:10:00.000Z', 600),
        EASY: { ...interval(expect.any(String), expect.any(Number)), mastery_level: 2 },
      },
      reason: expect.stringMatching(/^The word is new/),
    });
  });

  it('fades from what was declared to about the desired retention, when it falls due', async () => {
    const learner = await Learner.of(service);
    const { id, next_review_at } = await learner.collect({ term: 'harbor', mastery_level: 3 });
    const fresh = await memoryOf(learner, id);
    expect(fresh).toMatchObject({
      state: 'REVIEW',
      stability: 36,
      retrievability: 1,
      next_review_at,
    });
    service.clock.set(next_review_at);
    const due = await memoryOf(learner, id);
    expect(Math.abs(due.retrievability - 0.9)).toBeLessThan(0.02);
    expect(due.reason).toContain('falls to about the desired 90 %');
    expect(due.reason).toContain('so the next review is due now');
  });

  it.each([
    [true, 'GOOD'],
    [false, 'AGAIN'],
  ])('predicts the effect of an answer (right: %p)', async (isRight, rating) => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor' });
    for (let n = 0; n < 5; n += 1) {
      const { next_intervals } = await memoryOf(learner, id);
      const { learned_word } = await learner.answerOnly(isRight);
      const { next_review_at, mastery_level } = next_intervals[rating];
      expect(learned_word).toMatchObject({ next_review_at, mastery_level });
      service.clock.set(next_review_at);
    }
  });

  it('of a suspended word says so', async () => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor', mastery_level: 2 });
    const token = learner.token;
    const path = `/api/v1/learning/learned-words/${id}`;
    await service.client.patch(path, { token, body: { suspended: true } });
    expect(await memoryOf(learner, id)).toMatchObject({
      state: 'SUSPENDED',
      stability: 12,
      reason: expect.stringMatching(/^The word is suspended/),
    });
  });

  it('is for the learner only, with the scope to read reviews', async () => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor' });
    const stranger = (await Learner.of(service)).token;
    const token = learner.token;
    const statusOf = async (path: string, token: string) =>
      (await service.client.get(path, { token })).status;
    expect(await statusOf(memoryPath(id), stranger)).toBe(404);
    expect(await statusOf(memoryPath('nonsense'), token)).toBe(404);
    expect(await statusOf(memoryPath('00000000-0000-4000-8000-000000000000'), token)).toBe(404);
    const { userId } = learner;
    const scopes = ['words:read', 'words:write', 'review:write'] as const;
    const { accessToken } = await service.given.token({ userId, scopes });
    expect(await statusOf(memoryPath(id), accessToken)).toBe(403);
    expect(await statusOf(memoryPath(id), token)).toBe(200);
  });
});

const interval = (next_review_at: string, interval_seconds: number) => ({
  next_review_at,
  interval_seconds,
  mastery_level: 1,
});
