import { startTestApp, type TestApp } from './support/test-app.js';

describe('the platform', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('is alive and ready', async () => {
    expect((await service.client.get('/health/live')).status).toBe(200);
    expect((await service.client.get('/health/ready')).body).toEqual({ status: 'ok' });
  });

  it('answers an unknown route with the envelope', async () => {
    const answer = await service.client.get('/api/v1/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('NOT_FOUND');
    expect(answer.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('counts a live token on an unknown route too', async () => {
    const { accessToken } = await service.given.token();
    const answer = await service.client.get('/api/v1/nothing', { token: accessToken });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('999999');
  });

  it('names the methods that a path has', async () => {
    const answer = await service.client.post('/health/live');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
