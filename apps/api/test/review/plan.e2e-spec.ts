import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the default plan', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  it('is there from the start, by its name and its id', async () => {
    const token = learner.token;
    const { body } = await service.client.get(DEFAULT_PLAN, { token });
    expect(body.review_plan).toMatchObject({
      is_default: true,
      daily_new_limit: 20,
      daily_review_limit: 200,
      desired_retention: 0.9,
      stats: { due_count: 0, new_count: 0, reviewed_today_count: 0, new_today_count: 0 },
    });
    const byId = await service.client.get(`/api/v1/review-plans/${body.review_plan.id}`, {
      token,
    });
    expect(byId.body).toEqual(body);
  });

  it('is created once, even by many first requests at once', async () => {
    const token = learner.token;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.client.get(DEFAULT_PLAN, { token })),
    );
    expect(new Set(answers.map(({ body }) => body.review_plan.id)).size).toBe(1);
  });

  it('belongs to one user, and is the only one', async () => {
    const { body } = await service.client.get(DEFAULT_PLAN, { token: learner.token });
    const other = await Learner.of(service);
    for (const id of [body.review_plan.id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const path = `/api/v1/review-plans/${id}`;
      const token = other.token;
      expect((await service.client.get(path, { token })).status).toBe(404);
      expect((await other.post(`${path}/flashcards`, {})).status).toBe(404);
      const answer = { flashcard_id: id, is_correct: true };
      expect((await other.post(`${path}/submit-answer`, answer)).status).toBe(404);
    }
  });
});
