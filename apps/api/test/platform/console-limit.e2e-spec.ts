import { startTestApp, type TestApp } from '../support/test-app.js';

const LIMIT = 5;
const SESSION = '/api/console/session';

describe("the limit of calls of the console's API", () => {
  let service: TestApp;
  beforeEach(async () => {
    const environment = { CONSOLE_LIMIT: String(LIMIT), TRUST_PROXY: 'loopback' };
    service = await startTestApp({ environment });
  });
  afterEach(() => service.close());

  /** The statuses of some calls from an address. */
  const statuses = async (count: number, address: string, cookie?: string, path = SESSION) => {
    const seen: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
      seen.push((await service.client.get(path, { headers })).status);
    }
    return seen;
  };
  const session = async () => service.given.session((await service.given.user()).id);
  const ok = (count: number) => Array.from({ length: count }, () => 200);

  it('holds for a user, from whatever address and in whichever session, for a minute', async () => {
    const { id } = await service.given.user();
    const [first, second] = [await service.given.session(id), await service.given.session(id)];
    expect(await statuses(LIMIT, '192.0.2.1', first)).toEqual(ok(LIMIT));
    expect(await statuses(2, '192.0.2.2', second, '/api/console/grants')).toEqual([429, 429]);
    const refused = await service.client.get(SESSION, { cookie: first });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body.error).toMatchObject({
      code: 'RESOURCE_EXHAUSTED',
      details: [{ reason: 'TOO_MANY_CALLS' }],
    });
    expect(await statuses(1, '192.0.2.1', await session())).toEqual([200]);
    service.clock.advance({ minutes: 1 });
    expect(await statuses(1, '192.0.2.1', first)).toEqual([200]);
  });

  it('counts what only admins can do for the user who tries it', async () => {
    const cookie = await session();
    const path = '/api/console/admin/overview';
    const seen = await statuses(LIMIT + 1, '192.0.2.1', cookie, path);
    expect(seen).toEqual([...Array.from({ length: LIMIT }, () => 403), 429]);
  });

  it('holds for an address at ten times that, also if nobody is signed in', async () => {
    expect(new Set(await statuses(LIMIT * 10, '192.0.2.1'))).toEqual(new Set([401]));
    expect(await statuses(1, '192.0.2.1')).toEqual([429]);
    const post = await service.client.post(SESSION, {
      body: { email: 'a@example.org', password: 'x' },
      headers: { 'x-forwarded-for': '192.0.2.1', origin: service.url },
    });
    expect(post.status).toBe(429);
    expect(await statuses(1, '192.0.2.2')).toEqual([401]);
  });

  it('counts an IPv6 network as one address', async () => {
    for (let at = 0; at < LIMIT * 10; at += 1) await statuses(1, `2001:db8::${at.toString(16)}`);
    expect(await statuses(1, '2001:db8::ffff')).toEqual([429]);
    expect(await statuses(1, '2001:db8:0:1::')).toEqual([401]);
  });

  it('knows an address with a port or brackets, and no other text', async () => {
    for (let at = 0; at < LIMIT * 5; at += 1) {
      await statuses(1, `203.0.113.8:${40_000 + at}`);
      await statuses(1, `[2001:db8::${at}]:${40_000 + at}`);
      await statuses(1, `203.0.113.8, unknown ${at}`);
    }
    for (let at = 0; at < LIMIT * 5; at += 1) {
      await statuses(1, '203.0.113.8');
      await statuses(1, '2001:db8::ffff');
      await statuses(1, `${'x'.repeat(at)}`);
    }
    const senders = ['203.0.113.8:1', '[2001:db8::1]', 'unknown', '127.0.0.1', '203.0.113.9'];
    const last = await Promise.all(senders.map((sender) => statuses(1, sender)));
    expect(last).toEqual([[429], [429], [429], [429], [401]]);
  });

  it('holds for nothing but the console', async () => {
    await statuses(LIMIT * 10 + 1, '192.0.2.1');
    const { accessToken: token } = await service.given.token();
    for (let at = 0; at < LIMIT * 10 + 1; at += 1) {
      const headers = { 'x-forwarded-for': '192.0.2.1' };
      const { status } = await service.client.get('/api/v1/me', { token, headers });
      expect(status).toBe(200);
    }
  });
});
