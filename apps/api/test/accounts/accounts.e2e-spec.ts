import { FirstAdmin } from '../../src/modules/accounts/index.js';
import { CONFIGURATION } from '../../src/platform/config/configuration.js';
import { sessionCookie } from '../support/client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse battery';
let serial = 0;

function person(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    email: `person-${serial}@example.org`,
    password: PASSWORD,
    display_name: 'Ada',
    ...overrides,
  };
}

describe('accounts', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const own = () => ({ origin: service.url });
  const signUp = (body: object) =>
    service.client.post('/api/console/users', { body, headers: own() });
  const signIn = (body: object, headers = {}) =>
    service.client.post('/api/console/session', { body, headers: { ...own(), ...headers } });
  const whoAmI = (cookie: string) => service.client.get('/api/console/session', { cookie });

  it('signs a person up and in', async () => {
    const ada = person({ time_zone: 'Europe/Berlin' });
    const answer = await signUp(ada);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email: ada.email,
      display_name: 'Ada',
      role: 'USER',
      time_zone: 'Europe/Berlin',
    });
    expect((await whoAmI(sessionCookie(answer))).body).toEqual(answer.body);
  });

  it('keeps the session id from scripts and other sites', async () => {
    const [cookie = ''] = (await signUp(person())).headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/; Secure/);
  });

  it('stores neither the password nor the session id', async () => {
    const cookie = sessionCookie(await signUp(person())).split('=')[1] ?? '';
    const { rows } = await service.database.pool.query<{ dump: string }>(
      `select (select json_agg(u)::text from users u) || (select json_agg(s)::text from sessions s) as dump`,
    );
    expect(rows[0]?.dump).toContain('$argon2id$');
    expect(rows[0]?.dump).not.toContain(PASSWORD);
    expect(rows[0]?.dump).not.toContain(cookie);
    expect(rows[0]?.dump).not.toContain(Buffer.from(cookie).toString('hex'));
  });

  it('takes an address once, whatever its letter case', async () => {
    const ada = person();
    await signUp(ada);
    const again = await signUp({ ...ada, email: ada.email.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({
      code: 'ALREADY_EXISTS',
      details: [{ reason: 'EMAIL_TAKEN', field: 'email' }],
    });
    expect((await signIn({ email: ada.email.toUpperCase(), password: PASSWORD })).status).toBe(200);
  });

  it('makes one account of 20 sign-ups at once', async () => {
    const ada = person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(ada)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('rule 19: sign-in rotates the session id, sign-out ends the session', async () => {
    const ada = person();
    const before = sessionCookie(await signUp(ada));
    const after = sessionCookie(
      await signIn({ email: ada.email, password: PASSWORD }, { cookie: before }),
    );
    expect(after).not.toBe(before);
    expect((await whoAmI(before)).status).toBe(401);
    expect((await whoAmI(after)).status).toBe(200);
    const out = await service.client.delete('/api/console/session', { cookie: after });
    expect(out.status).toBe(200);
    expect(out.body).toEqual({});
    expect(out.headers.getSetCookie()[0]).toMatch(/=; .*Expires=Thu, 01 Jan 1970/);
    expect((await whoAmI(after)).status).toBe(401);
  });

  it('rule 19: responds in the same way to an unknown account and a wrong password', async () => {
    const ada = person();
    await signUp(ada);
    const wrong = await signIn({ email: ada.email, password: 'wrong' });
    const unknown = await signIn({ email: person().email, password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('rule 19: limits failures of an account, even parallel ones, until the window ends', async () => {
    const ada = person();
    await signUp(ada);
    const wrong = { email: ada.email, password: 'wrong' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const others = answers.filter(({ status }) => status !== 401);
    // A starved machine tells some to try again, since their turn would come too late.
    const refused = await Promise.all(
      others.map(async (answer) => (answer.status === 503 ? signIn(wrong) : answer)),
    );
    expect(refused.map(({ status }) => status)).toEqual(new Array(20).fill(429));
    for (const { headers } of [...others, ...refused])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn({ ...wrong, password: PASSWORD })).status).toBe(429);
    service.clock.advance({ minutes: 15 });
    expect((await signIn({ ...wrong, password: PASSWORD })).status).toBe(200);
  });

  it('never counts sign-ins that succeed', async () => {
    const ada = person();
    await signUp(ada);
    for (let round = 0; round < 12; round += 1) {
      expect((await signIn({ email: ada.email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('ends a session after 30 days', async () => {
    const cookie = sessionCookie(await signUp(person()));
    service.clock.advance({ days: 29, hours: 23 });
    expect((await whoAmI(cookie)).status).toBe(200);
    service.clock.advance({ hours: 1 });
    expect((await whoAmI(cookie)).status).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ])('refuses a state-changing call from %s', async (_name, headers) => {
    const answer = await service.client.post('/api/console/users', { body: person(), headers });
    expect(answer.status).toBe(403);
    expect(answer.body.error.details[0].reason).toBe('FOREIGN_ORIGIN');
  });

  it.each([
    ['email', 'no-at-sign', 'INVALID_EMAIL'],
    ['email', 'a b@example.org', 'INVALID_EMAIL'],
    ['password', '1234567', 'TOO_SHORT'],
    ['password', 'p'.repeat(201), 'TOO_LONG'],
    ['display_name', '   ', 'TOO_SHORT'],
    ['display_name', 'NUL \u0000', 'INVALID_CHARACTER'],
    ['time_zone', 'Mars/Olympus', 'INVALID_TIME_ZONE'],
    ['time_zone', '+02:00', 'INVALID_TIME_ZONE'],
  ])('names %s %j', async (field, value, reason) => {
    const answer = await signUp(person({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toEqual([expect.objectContaining({ field, reason })]);
  });
});

describe('sign-up', () => {
  it('is closed if SIGN_UP says so', async () => {
    const service = await startTestApp({ environment: { SIGN_UP: 'closed' } });
    const headers = { origin: service.url };
    const answer = await service.client.post('/api/console/users', { body: person(), headers });
    await service.close();
    expect(answer.status).toBe(403);
    expect(answer.body.error.details[0].reason).toBe('SIGN_UP_CLOSED');
  });

  it('is limited per address', async () => {
    const service = await startTestApp({ environment: { SIGN_UP_LIMIT: '2' } });
    const headers = { origin: service.url };
    const signUp = () => service.client.post('/api/console/users', { body: person(), headers });
    const statuses = [await signUp(), await signUp(), await signUp()].map(({ status }) => status);
    service.clock.advance({ hours: 1 });
    statuses.push((await signUp()).status);
    await service.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('the first admin', () => {
  it('is created once, on an empty database, by one of the replicas', async () => {
    const service = await startTestApp();
    const admins = service.app.get(FirstAdmin, { strict: false });
    const made = await Promise.all([admins.ensure(), admins.ensure(), admins.ensure()]);
    const again = await admins.ensure();
    const [admin] = made.filter((each) => each !== null);
    const signedIn = await service.client.post('/api/console/session', {
      body: admin,
      headers: { origin: service.url },
    });
    await service.close();
    expect(made.filter((each) => each !== null)).toHaveLength(1);
    expect(again).toBeNull();
    expect(signedIn.body.user).toMatchObject({ email: 'admin@localhost', role: 'ADMIN' });
  });

  it('is the account of ADMIN_EMAIL, whose old sessions end with the old password', async () => {
    const environment = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: PASSWORD };
    const service = await startTestApp({ environment });
    const headers = { origin: service.url };
    const body = { email: 'Root@example.org', password: 'another password' };
    const before = await service.client.post('/api/console/users', {
      body: { ...body, display_name: 'Root' },
      headers,
    });
    const cookie = sessionCookie(before);
    await service.app.get(FirstAdmin, { strict: false }).ensure();
    const old = await service.client.get('/api/console/session', { cookie });
    const signedIn = await service.client.post('/api/console/session', {
      body: { ...body, password: PASSWORD },
      headers,
    });
    await service.app.get(FirstAdmin, { strict: false }).ensure();
    const kept = await service.client.get('/api/console/session', {
      cookie: sessionCookie(signedIn),
    });
    await service.close();
    expect(old.status).toBe(401);
    expect(signedIn.body.user).toMatchObject({ role: 'ADMIN', display_name: 'Root' });
    expect(kept.status).toBe(200);
  });
});

describe('on an https site', () => {
  it('the session cookie is secure and bound to the host', async () => {
    const service = await startTestApp();
    const configuration = service.app.get<{ baseUrl: string }>(CONFIGURATION, { strict: false });
    configuration.baseUrl = 'https://wordgrove.example';
    const answer = await service.client.post('/api/console/users', {
      body: person(),
      headers: { origin: 'https://wordgrove.example' },
    });
    await service.close();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-wordgrove_session=.*; Secure/);
  });
});
