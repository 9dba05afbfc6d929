import { PerformanceObserver } from 'node:perf_hooks';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('the metrics', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp({ environment: { METRICS_TOKEN: 'scrape-me' } });
  });
  afterAll(() => service.close());

  it.each([
    {},
    { token: 'scrape-m' },
    { token: 'scrape-mee' },
    { headers: { authorization: 'scrape-me' } },
  ])('are refused to %j', async (caller) => {
    const answer = await service.client.get('/metrics', caller);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.text).not.toContain('http_request');
  });

  it('count requests by route and never by path, which has ids and secrets in it', async () => {
    const { accessToken } = await service.given.token();
    await service.client.get(`${WORDS}/11111111-1111-4111-8111-111111111111`, {
      token: accessToken,
    });
    await service.client.get('/no/such/path-of-mine?x=secret-of-mine');
    const { status, text, headers } = await service.client.get('/metrics', { token: 'scrape-me' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(`route="${WORDS}/:id",status="404"`);
    expect(text).not.toMatch(/1111-4111|of-mine/);
  });
});

it('do not watch the process by default', async () => {
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  const service = await startTestApp();
  await service.close();
  const { length } = observe.mock.calls;
  observe.mockRestore();
  expect(length).toBe(0);
});

it('are open if no token is set', async () => {
  const service = await startTestApp();
  const { status } = await service.client.get('/metrics');
  await service.close();
  expect(status).toBe(200);
});
