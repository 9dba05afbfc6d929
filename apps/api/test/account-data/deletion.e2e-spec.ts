import { types } from 'node:util';
import { DELETED_USER_ID } from '@wordgrove/contracts';
import { FIXED_WINDOW_STORE } from '../../src/platform/rate-limit/fixed-window.js';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { Admin } from '../support/admin.js';
import { queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

const users = async (where: string) =>
  (await service.database.pool.query(`select id from users where ${where}`)).rowCount;

describe('deleting an account', () => {
  it('ends every session and clears the cookie', async () => {
    const ada = await AccountHolder.signUp(service);
    const elsewhere = await ada.signIn();
    const answer = await ada.delete();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect(answer.headers.getSetCookie()[0]).toMatch(/=; .*Expires=Thu, 01 Jan 1970/);
    expect((await ada.get('session')).status).toBe(401);
    const cookie = elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await service.client.get('/api/console/session', { cookie })).status).toBe(401);
  });

  it('refuses the password of the account, as if it had never existed', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.delete();
    const answer = await ada.signIn();
    expect(answer.status).toBe(401);
    expect(answer.body.error.details[0].reason).toBe('INVALID_CREDENTIALS');
  });

  it('frees the address at once for a new account that has nothing of the old one', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.delete();
    const again = await AccountHolder.signUp(service, ada.email.toUpperCase());
    expect(again.id).not.toBe(ada.id);
    expect((await again.account()).body.account.word_count).toBe(0);
    await queueOf(service).idle();
    expect((await again.get('session')).body.user.email).toBe(ada.email.toUpperCase());
  });

  it('happens once: the second time, nobody is signed in', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.delete();
    const again = await ada.delete();
    expect(again.status).toBe(401);
    expect(again.body.error.details[0].reason).toBe('SESSION_MISSING');
  });

  it('happens once if it is called ten times at once', async () => {
    const ada = await AccountHolder.signUp(service);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.delete()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
    const { rows } = await service.database.pool.query(
      `select from audit_events where action = 'ACCOUNT_DELETED' and created_at = $1`,
      [service.clock.now()],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('requires the password, and changes nothing if it is wrong', async () => {
    const ada = await AccountHolder.signUp(service);
    const answer = await ada.delete('wrong');
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: 'INVALID_ARGUMENT',
      details: [{ reason: 'WRONG_PASSWORD', field: 'password' }],
    });
    expect((await ada.get('session')).status).toBe(200);
    expect((await ada.signIn()).status).toBe(200);
  });

  it('counts wrong passwords as failed sign-ins, but not right ones', async () => {
    const ada = await AccountHolder.signUp(service);
    const answers = await Promise.all(Array.from({ length: 15 }, () => ada.delete('wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ada.delete()).status).toBe(429);
    expect((await ada.signIn()).status).toBe(429);
    service.clock.advance({ minutes: 15 });
    expect((await ada.delete()).status).toBe(200);
  });

  it.each<[string, (ada: AccountHolder) => Record<string, string>, number]>([
    ['nobody who is signed in', () => ({ origin: service.url }), 401],
    ['another site', ({ cookie }) => ({ origin: 'https://evil.example', cookie }), 403],
    ['nowhere', ({ cookie }) => ({ cookie }), 403],
  ])('is refused to %s', async (_name, headersOf, status) => {
    const ada = await AccountHolder.signUp(service);
    const options = { body: { password: PASSWORD }, headers: headersOf(ada) };
    const answer = await service.client.delete('/api/console/account', options);
    expect(answer.status).toBe(status);
    expect((await ada.get('session')).status).toBe(200);
  });

  it('is recorded in the audit log without a name', async () => {
    const admin = await Admin.signedIn(service);
    const ada = await AccountHolder.signUp(service);
    service.clock.advance({ seconds: 1 });
    await ada.delete();
    const { body } = await admin.get('/audit-events', { page_size: '1' });
    expect(body.audit_events).toEqual([
      expect.objectContaining({
        action: 'ACCOUNT_DELETED',
        actor_id: DELETED_USER_ID,
        application_id: null,
        user_id: null,
        details: {},
      }),
    ]);
  });

  it('leaves no counter that names the user', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.delete('wrong');
    await ada.delete();
    const store = JSON.stringify(service.app.get(FIXED_WINDOW_STORE, { strict: false }), maps);
    expect(store).toContain('sign-in:account:');
    expect(store).not.toContain(ada.email);
  });
});

const maps = (_key: string, value: unknown) => (types.isMap(value) ? [...value] : value);

describe('the last admin', () => {
  let instance: TestApp;
  beforeEach(async () => (instance = await startTestApp()));
  afterEach(() => instance.close());

  it('has to stay, and is told so before', async () => {
    const root = await AccountHolder.signUp(instance);
    await AccountHolder.signUp(instance);
    await root.promote();
    expect((await root.account()).body.account.is_last_admin).toBe(true);
    const answer = await root.delete();
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: [{ reason: 'LAST_ADMIN' }],
    });
    expect((await root.get('session')).body.user.role).toBe('ADMIN');
  });

  it('may go if there is another, who then is the last', async () => {
    const first = await AccountHolder.signUp(instance);
    const second = await AccountHolder.signUp(instance);
    await Promise.all([first.promote(), second.promote()]);
    expect((await first.account()).body.account.is_last_admin).toBe(false);
    expect((await first.delete()).status).toBe(200);
    expect((await second.delete()).status).toBe(400);
  });

  it('is one of several who delete their accounts at once', async () => {
    const admins = await Promise.all(
      Array.from({ length: 5 }, () => AccountHolder.signUp(instance)),
    );
    await Promise.all(admins.map((each) => each.promote()));
    const answers = await Promise.all(admins.map((each) => each.delete()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400]);
  });
});

it('a deleted account is not the first admin and keeps no address', async () => {
  await queueOf(service).idle();
  expect(await users(`deleted_at is not null or email = ''`)).toBe(0);
});
