/**
 * @installed-servers some statements of accounts must run on an older PostgreSQL too
 */
import { FirstAdmin } from '../../src/modules/accounts/index.js';
import { sessionCookie } from '../support/client.js';
import { eventually } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const OLD = 'the old password';
const NEW = 'the new password';
let serial = 0;

function visitor(service: TestApp) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    service.client.post(`/api/console/${path}`, {
      body,
      headers: { origin: service.url, ...headers },
    });
  return {
    signUp: (overrides: object = {}, headers = {}) => {
      const email = `visitor-${(serial += 1)}@example.org`;
      return post('users', { email, password: OLD, display_name: 'Ada', ...overrides }, headers);
    },
    signIn: (email: string, password: string, headers = {}) =>
      post('session', { email, password }, headers),
    isSignedIn: async (cookie: string) => {
      const { status } = await service.client.get('/api/console/session', { cookie });
      const asked = await service.client.get('/api/console/visitor', { cookie });
      expect([asked.status, asked.body.user !== null]).toEqual([200, status === 200]);
      return status === 200;
    },
  };
}

describe('sign-ups', () => {
  it('count by the /64 of an IPv6 address', async () => {
    const environment = { SIGN_UP_LIMIT: '2', TRUST_PROXY: 'loopback' };
    const service = await startTestApp({ environment });
    const statuses: number[] = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::']) {
      const headers = { 'x-forwarded-for': address };
      statuses.push((await visitor(service).signUp({}, headers)).status);
    }
    await service.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('sessions', () => {
  let service: TestApp;
  let browser: ReturnType<typeof visitor>;
  beforeAll(async () => {
    service = await startTestApp();
    browser = visitor(service);
  });
  afterAll(() => service.close());

  it('last 30 days in the browser too', async () => {
    const [cookie] = (await browser.signUp()).headers.getSetCookie();
    expect(cookie).toMatch(/^wordgrove_session=[\w-]{43}; Max-Age=2592000; Path=\/; /);
  });

  it('rule 19: end if their browser signs up or signs in as somebody else', async () => {
    const first = sessionCookie(await browser.signUp());
    const second = sessionCookie(await browser.signUp({}, { cookie: first }));
    expect(await browser.isSignedIn(first)).toBe(false);
    const other = await browser.signUp();
    await browser.signIn(other.body.user.email, OLD, { cookie: second });
    expect(await browser.isSignedIn(second)).toBe(false);
  });

  it('continue if a sign-up or sign-in in their browser fails', async () => {
    const mine = await browser.signUp();
    const cookie = sessionCookie(mine);
    const { email } = mine.body.user;
    expect((await browser.signUp({ email }, { cookie })).status).toBe(409);
    expect((await browser.signIn(email, 'wrong', { cookie })).status).toBe(401);
    expect(await browser.isSignedIn(cookie)).toBe(true);
  });

  it('are not chosen by the visitor', async () => {
    const chosen = `wordgrove_session=${'a'.repeat(43)}`;
    const { headers } = await browser.signUp({}, { cookie: chosen });
    expect(sessionCookie({ headers })).not.toBe(chosen);
    expect(await browser.isSignedIn(chosen)).toBe(false);
  });

  it.each(['', 'wordgrove_session=', 'wordgrove_session=%00', 'wordgrove_session=a; x'])(
    'are nobody\'s for the cookie "%s"',
    async (cookie) => {
      expect(await browser.isSignedIn(cookie)).toBe(false);
      const answer = await service.client.delete('/api/console/session', { cookie });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({});
    },
  );

  it('are deleted when their user signs in after they have expired', async () => {
    const { id, email } = (await browser.signUp()).body.user;
    service.clock.advance({ days: 31 });
    await browser.signIn(email, OLD);
    const { rows } = await service.database.pool.query('select from sessions where user_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('sign-ins', () => {
  it('that overlap a change of password leave no session of the old one', async () => {
    const environment = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: NEW };
    const service = await startTestApp({ environment, databaseDelayMs: 5 });
    const browser = visitor(service);
    const email = 'root@example.org';
    await browser.signUp({ email });
    const signIns = Array.from({ length: 9 }, () => browser.signIn(email, OLD));
    const change = service.app.get(FirstAdmin, { strict: false }).ensure();
    const answers = await Promise.all(signIns);
    await change;
    const cookies = answers.filter(({ status }) => status === 200).map(sessionCookie);
    const live = await Promise.all(cookies.map(browser.isSignedIn));
    const late = await browser.signIn(email, OLD);
    const { rows } = await service.database.pool.query('select from sessions');
    await service.close();
    expect(live).not.toContain(true);
    expect(late.status).toBe(401);
    expect(rows).toHaveLength(0);
  });

  it('wait for a change of password that is under way, and fail', async () => {
    const service = await startTestApp();
    const browser = visitor(service);
    const { email, id } = (await browser.signUp()).body.user;
    const { pool } = service.database;
    const change = await pool.connect();
    await change.query('begin');
    await change.query(`update users set password_hash = '!' where id = $1`, [id]);
    let isAnswered = false;
    const signIn = browser.signIn(email, OLD).finally(() => (isAnswered = true));
    const isWaiting = async () => {
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (await pool.query(waiting)).rowCount === 1;
    };
    await eventually(async () => isAnswered || (await isWaiting()));
    await change.query('commit');
    change.release();
    const { status } = await signIn;
    await service.close();
    expect(status).toBe(401);
  });

  it('may fail ten times as often per address as per account, whatever address a header claims', async () => {
    const service = await startTestApp({ environment: { SIGN_IN_FAILURE_LIMIT: '2' } });
    const browser = visitor(service);
    const { email } = (await browser.signUp()).body.user;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      const answer = await browser.signIn(`nobody-${attempt}@example.org`, 'wrong', headers);
      statuses.push(answer.status);
    }
    const right = await browser.signIn(email, OLD);
    await service.close();
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBe(900);
  });

  it('fail per address of the visitor, which in IPv6 is a /64, behind a trusted proxy', async () => {
    const environment = { SIGN_IN_FAILURE_LIMIT: '1', TRUST_PROXY: 'loopback' };
    const service = await startTestApp({ environment });
    const browser = visitor(service);
    const failFrom = async (address: string, account: number) => {
      const headers = { 'x-forwarded-for': address };
      return (await browser.signIn(`nobody-${account}@example.org`, 'wrong', headers)).status;
    };
    const statuses: number[] = [];
    const network: number[] = [];
    for (let account = 0; account < 11; account += 1) {
      statuses.push(await failFrom('203.0.113.1', account));
      network.push(await failFrom(`2001:db8::${account}`, 100 + account));
    }
    const others = [await failFrom('203.0.113.2', 11), await failFrom('2001:db8:0:1::', 111)];
    await service.close();
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(network).toEqual(statuses);
    expect(others).toEqual([401, 401]);
  });
});
