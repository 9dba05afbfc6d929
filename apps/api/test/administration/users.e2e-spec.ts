/**
 * @installed-servers a server has its own way of locking rows
 */
import { randomUUID } from 'node:crypto';
import { AccountHolder } from '../support/account-holder.js';
import { Admin } from '../support/admin.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REASON = { reason: 'Sends spam.' };
const WORDS = '/api/v1/learning/learned-words';

let service: TestApp;
let admin: Admin;
beforeAll(async () => {
  service = await startTestApp({ environment: { CONSOLE_LIMIT: '100000' } });
  admin = await Admin.signedIn(service);
});
afterAll(() => service.close());

const change = (id: string, how: string, by = admin) =>
  by.call('POST', `/users/${id}/${how}`, how === 'disable' ? REASON : null);
const reasonOf = ({ body }: { body: { error: { details: { reason: string }[] } } }) =>
  body.error.details[0]?.reason;
const eventsAbout = async (about: string): Promise<string[]> => {
  const { body } = await admin.get('/audit-events', { about });
  return body.audit_events.map(({ action }: { action: string }) => action);
};

describe('a disabled account', () => {
  it('ends its sessions and lets nobody in; enabling it lets them in again', async () => {
    const ada = await AccountHolder.signUp(service);
    const { body } = await change(ada.id, 'disable');
    expect(body.user).toMatchObject({ session_count: 0, last_signed_in_at: null });
    expect(body.user.disabled_at).toBe(service.clock.now().toISOString());
    expect((await ada.get('session')).status).toBe(401);
    const refused = await ada.signIn();
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'ACCOUNT_DISABLED']);
    expect(reasonOf(await ada.signIn('wrong password'))).toBe('INVALID_CREDENTIALS');
    service.clock.advance({ seconds: 1 });
    expect((await change(ada.id, 'enable')).body.user.disabled_at).toBeNull();
    expect((await ada.signIn()).status).toBe(200);
    expect(await eventsAbout(ada.id)).toEqual(['USER_ENABLED', 'USER_DISABLED']);
  });

  it('rule 49: makes tokens and codes act as if their grants were revoked, until it is enabled', async () => {
    const flow = await AuthorizationFlow.start(service);
    const { access_token: token, refresh_token: refresh } = await flow.tokens();
    const code = await flow.code();
    const pending = await flow.pendingRequest({ prompt: 'consent' });
    const read = () => service.client.get(WORDS, { token });
    expect((await read()).status).toBe(200);
    await change(flow.userId, 'disable');
    const refused = await read();
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'GRANT_REVOKED']);
    expect((await flow.exchange(code)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await flow.refresh(refresh as string)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await flow.post('/oauth/introspect', { token })).body).toEqual({ active: false });
    // A session that was found just before decides nothing either.
    const cookie = await service.given.session(flow.userId);
    expect((await flow.decide(pending, { approve: true }, cookie)).status).not.toBe(200);
    await change(flow.userId, 'enable');
    expect((await read()).status).toBe(200);
    expect((await flow.refresh(refresh as string)).status).toBe(200);
    await change(flow.userId, 'disable');
    service.clock.advance({ seconds: 3_601 });
    expect((await read()).status).toBe(401);
  });

  it('is nobody’s own', async () => {
    await Admin.signedIn(service);
    const answer = await change(admin.id, 'disable');
    expect([answer.status, reasonOf(answer)]).toEqual([400, 'OWN_ACCOUNT']);
  });
});

describe('admins', () => {
  it('make admins and take it away again, each once, and it is recorded', async () => {
    const { id } = await service.given.user();
    const roles: string[] = [];
    for (const how of ['make-admin', 'make-admin', 'remove-admin', 'remove-admin']) {
      service.clock.advance({ seconds: 1 });
      roles.push((await change(id, how)).body.user.role);
    }
    expect(roles).toEqual(['ADMIN', 'ADMIN', 'USER', 'USER']);
    expect(await eventsAbout(id)).toEqual(['USER_MADE_NO_ADMIN', 'USER_MADE_ADMIN']);
  });

  it('sign a user out everywhere', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.signIn();
    expect((await admin.get(`/users/${ada.id}`)).body.user.session_count).toBe(2);
    expect((await change(ada.id, 'sign-out')).body.user.session_count).toBe(0);
    await change(ada.id, 'sign-out');
    expect((await ada.get('session')).status).toBe(401);
    const { body } = await admin.get('/audit-events', { about: ada.id });
    expect(body.audit_events).toEqual([
      expect.objectContaining({ action: 'USER_SIGNED_OUT', details: { ended_sessions: 2 } }),
    ]);
  });

  it('find users by name, address and id, and page through them, the newest first', async () => {
    const [ada, ben] = [await service.given.user(), await service.given.user()];
    const rename = 'update users set display_name = $2 where id = $1';
    await service.database.pool.query(rename, [ada.id, 'Zoë 100%']);
    const idsOf = async (query: Record<string, string>): Promise<string[]> =>
      (await admin.get('/users', query)).body.users.map(({ id }: { id: string }) => id);
    expect(await idsOf({ q: 'ZOË' })).toEqual([ada.id]);
    expect(await idsOf({ q: '0%' })).toEqual([ada.id]);
    expect(await idsOf({ q: ben.email.slice(0, 20).toUpperCase() })).toEqual([ben.id]);
    expect(await idsOf({ q: ben.id })).toEqual([ben.id]);
    expect(await idsOf({ q: randomUUID() })).toEqual([]);
    await change(ben.id, 'disable');
    expect(await idsOf({ state: 'DISABLED' })).toContain(ben.id);
    expect(await idsOf({ state: 'ENABLED', q: ben.id })).toEqual([]);
    expect(await idsOf({ role: 'ADMIN', page_size: '100' })).toContain(admin.id);

    const seen: string[] = [];
    for (let page_token = '', isFirst = true; isFirst || page_token; isFirst = false) {
      const { body } = await admin.get('/users', { page_size: '3', page_token });
      seen.push(...body.users.map(({ id }: { id: string }) => id));
      page_token = body.next_page_token;
    }
    const { rows } = await service.database.pool.query<{ id: string }>(
      'select id from users order by created_at desc, id desc',
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    const { body } = await admin.get('/users', { page_size: '1', role: 'USER' });
    const other = { role: 'ADMIN', page_token: body.next_page_token };
    expect(reasonOf(await admin.get('/users', other))).toBe('INVALID_PAGE_TOKEN');
  });

  it('see what an account holds', async () => {
    const { userId, accessToken: token } = await service.given.token();
    await service.given.application({ ownerId: userId });
    const body = { spec: { term: 'grove' } };
    await service.client.post('/api/v1/learning/collect-word', { token, body });
    expect((await admin.get(`/users/${userId}`)).body.user).toMatchObject({
      application_count: 1,
      connected_application_count: 1,
      word_count: 1,
      review_count: 0,
      is_last_admin: false,
    });
  });
});

describe('the last admin', () => {
  it('stays, and of two who end each other at once, one', async () => {
    const instance = await startTestApp({ databaseDelayMs: 5 });
    const [one, other] = [await Admin.signedIn(instance), await Admin.signedIn(instance)];
    const { pool } = instance.database;
    for (const how of ['disable', 'remove-admin', 'disable', 'remove-admin']) {
      const answers = await Promise.all([
        change(other.id, how, one),
        change(one.id, how, other),
        change(one.id, 'remove-admin', one),
      ]);
      const left = await pool.query(
        `select from users where role = 'ADMIN' and disabled_at is null`,
      );
      expect(left.rows).toHaveLength(1);
      for (const { status, body } of answers.filter((each) => each.status !== 200))
        expect([
          [400, 'LAST_ADMIN'],
          [401, 'SESSION_MISSING'],
          [403, 'ADMIN_ONLY'],
        ]).toContainEqual([status, reasonOf({ body })]);
      await pool.query(`update users set role = 'ADMIN', disabled_at = null`);
      await one.signInAgain();
      await other.signInAgain();
    }
    await change(other.id, 'remove-admin', one);
    expect((await one.get(`/users/${one.id}`)).body.user.is_last_admin).toBe(true);
    for (const how of ['disable', 'remove-admin'])
      expect(reasonOf(await change(one.id, how, one))).toBe('LAST_ADMIN');
    await instance.close();
  });
});
