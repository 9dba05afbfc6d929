import { BodyArrivals } from '../../src/platform/http/body-arrivals.js';
import { holdRequest } from '../support/held-request.js';
import { eventually } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const WAITING = /^wordgrove_requests_waiting (\d+)$/m;

describe('the metrics of a service that works on one request of a user at a time', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp({ environment: { MAX_CONCURRENT_REQUESTS_PER_USER: '1' } });
  });
  afterAll(() => service.close());

  const waiting = async () =>
    Number(WAITING.exec((await service.client.get('/metrics')).text)?.[1] ?? NaN);

  it('tell how many wait', async () => {
    const { accessToken: token } = await service.given.token();
    const arrivals = jest.spyOn(service.app.get(BodyArrivals, { strict: false }).loads, 'begin');
    const held = holdRequest(service.url, token);
    await eventually(async () => arrivals.mock.calls.length === 1);
    const calls = [1, 2].map(() => service.client.get(WORDS, { token }));
    await eventually(async () => (await waiting()) === 2);
    expect(await held.finish()).toBe(200);
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await waiting()).toBe(0);
  });
});
