import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { DEFAULT_PLAN } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the scopes of review', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const memoryOfNoWord =
    '/api/v1/learning/learned-words/00000000-0000-4000-8000-000000000000/memory';
  const answer = { flashcard_id: '00000000-0000-4000-8000-000000000000', is_correct: true };
  const ROUTES: [method: string, path: string, body: unknown, scope: Scope, status: number][] = [
    ['GET', DEFAULT_PLAN, undefined, 'review:read', 200],
    ['GET', `${DEFAULT_PLAN}/forecast`, undefined, 'review:read', 200],
    ['GET', '/api/v1/review-statistics', undefined, 'review:read', 200],
    ['GET', memoryOfNoWord, undefined, 'review:read', 404],
    ['POST', `${DEFAULT_PLAN}/flashcards`, {}, 'review:read', 200],
    ['POST', `${DEFAULT_PLAN}/submit-answer`, answer, 'review:write', 404],
    ['POST', `${DEFAULT_PLAN}/submit-answers`, { answers: [answer] }, 'review:write', 200],
    ['GET', '/api/v1/review-plans', undefined, 'review:read', 200],
    ['POST', '/api/v1/review-plans', { name: 'Mine' }, 'review:write', 200],
    ['PATCH', DEFAULT_PLAN, { name: 'All' }, 'review:write', 200],
    ['DELETE', DEFAULT_PLAN, undefined, 'review:write', 400],
    ['GET', '/api/v1/reviews', undefined, 'review:read', 200],
    ['POST', '/api/v1/reviews/00000000/undo', undefined, 'review:write', 404],
  ];

  it.each(ROUTES)('%s %s accepts %p with only %s', async (method, path, body, scope, status) => {
    const { accessToken: token } = await service.given.token({ scopes: [scope] });
    expect((await service.client.call(method, path, { token, body })).status).toBe(status);
  });

  it.each(ROUTES)('%s %s refuses %p without %s', async (method, path, body, scope) => {
    const others = ALL_SCOPES.filter((each) => each !== scope);
    const { accessToken: token } = await service.given.token({ scopes: others });
    const refused = await service.client.call(method, path, { token, body });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: {
        code: 'PERMISSION_DENIED',
        details: [{ reason: 'INSUFFICIENT_SCOPE', metadata: { scope } }],
      },
    });
  });
});
