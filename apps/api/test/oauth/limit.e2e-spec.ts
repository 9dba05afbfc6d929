import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => {
  const environment = { TOKEN_FAILURE_LIMIT: '5', TRUST_PROXY: 'loopback' };
  service = await startTestApp({ environment });
});
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const failTimes = async (times: number, headers = {}): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    expect((await flow.token(form, headers)).status).toBe(400);
  }
};

describe('the token endpoint', () => {
  it('rule 36: refuses a client and address after the last free failure, for a minute', async () => {
    const code = await flow.code();
    await failTimes(5);
    const refused = await flow.exchange(code);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe('temporarily_unavailable');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    service.clock.advance({ ms: 59_999 });
    expect((await flow.exchange(code)).status).toBe(429);
    service.clock.advance({ ms: 1 });
    // By then the code has expired, which is a failure but no longer a refusal.
    expect((await flow.exchange(code)).status).toBe(400);
  });

  it('rule 36: counts failed client authentication too, by the client it claims to be', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await flow.exchange('x', { client_secret: 'wrong' })).status).toBe(401);
    }
    expect((await flow.exchange('x', { client_secret: 'wrong' })).status).toBe(429);
    const { clientId, clientSecret } = flow.application;
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const form = { client_id: null, client_secret: null, grant_type: 'refresh_token' };
    expect((await flow.token(form, { authorization })).status).toBe(429);
  });

  it('rule 36: counts only for its own client and address', async () => {
    await failTimes(5, { 'x-forwarded-for': '192.0.2.1' });
    const elsewhere = await flow.token(
      { grant_type: 'refresh_token', refresh_token: 'x' },
      { 'x-forwarded-for': '192.0.2.2' },
    );
    expect(elsewhere.status).toBe(400);
    const other = await AuthorizationFlow.start(service);
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    expect((await other.token(form, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(400);
    expect((await flow.token(form, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
  });

  it('rule 36: counts an IPv6 network as one address', async () => {
    for (let at = 1; at <= 5; at += 1) await failTimes(1, { 'x-forwarded-for': `2001:db8::${at}` });
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    expect((await flow.token(form, { 'x-forwarded-for': '2001:db8::6' })).status).toBe(429);
    expect((await flow.token(form, { 'x-forwarded-for': '2001:db8:0:1::' })).status).toBe(400);
  });

  it('rule 36: successes never lock anyone out, however many at a time', async () => {
    const { refresh_token: token } = await flow.tokens();
    await failTimes(4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => flow.refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await failTimes(1);
    expect((await flow.refresh(token)).status).toBe(429);
  });

  it('rule 36: parallel failures do not outrun the limit', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => flow.token(form)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });
});
