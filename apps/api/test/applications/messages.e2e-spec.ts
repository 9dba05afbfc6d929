import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import { Admin, REASON } from '../support/admin.js';
import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the thread of a review', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    service = await startTestApp();
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const submitted = async () =>
    (await owner.submit((await owner.registered()).id)).body.application;
  const messages = async (id: string) => (await owner.call('GET', id, '/messages')).body.messages;
  const send = (id: string, text: unknown) => owner.call('POST', id, '/messages', { text });
  const ask = (id: string, body: object) => admin.call('POST', `/applications/${id}/ask`, body);

  it('has what each side writes and what was decided, newest first', async () => {
    const { id, submission_id } = await submitted();
    const asked = await ask(id, { text: 'Whose is <b>this</b>?', submission_id });
    expect(asked.status).toBe(200);
    const { message } = (await send(id, 'Mine.')).body;
    expect((await admin.sendMessage(id, 'Thanks.')).status).toBe(200);
    await admin.decide(id, 'reject');
    await owner.submit(id);
    await owner.withdraw(id);
    const thread = await messages(id);
    expect(thread.map(({ kind, side, text }: typeof message) => [kind, side, text])).toEqual([
      ['WITHDRAWN', 'OWNER', ''],
      ['SUBMITTED', 'OWNER', ''],
      ['REJECTED', 'ADMIN', REASON.reason],
      ['MESSAGE', 'ADMIN', 'Thanks.'],
      ['MESSAGE', 'OWNER', 'Mine.'],
      ['QUESTION', 'ADMIN', 'Whose is <b>this</b>?'],
      ['SUBMITTED', 'OWNER', ''],
    ]);
    expect(thread[4]).toEqual(message);
    const seen = (await admin.messages(id)).body.messages;
    expect(seen.map((each: typeof message) => ({ ...each, author: null }))).toEqual(thread);
    const { body } = await owner.call('GET', id, '/messages?page_size=3');
    expect(body.messages).toEqual(thread.slice(0, 3));
    const next = await owner.call(
      'GET',
      id,
      `/messages?page_size=100&page_token=${body.next_page_token}`,
    );
    expect(next.body).toEqual({ messages: thread.slice(3), next_page_token: '' });
  });

  it('names no admin to the owner, but the audit log does', async () => {
    const { id } = await submitted();
    await ask(id, { text: 'Whose is this?' });
    expect(JSON.stringify(await messages(id))).not.toContain(admin.id);
    expect(await auditTrail(service, id)).toContainEqual(['APPLICATION_QUESTIONED', admin.id]);
  });

  it('names to admins who wrote and who decided, but nobody if it is not certain or the account is gone', async () => {
    const { id } = await submitted();
    const other = await Admin.signedIn(service);
    const named = async ({ id: user }: { id: string }) => {
      const { rows } = await service.database.pool.query(
        'select id, display_name from users where id = $1',
        [user],
      );
      return rows[0];
    };
    const [developer, one, two] = await Promise.all([owner, admin, other].map(named));
    service.clock.advance({ seconds: 1 });
    const { message } = (await ask(id, { text: 'Whose is this?' })).body;
    expect(message.author).toEqual(one);
    service.clock.advance({ seconds: 1 });
    expect((await send(id, 'Mine.')).body.message.author).toBeNull();
    service.clock.advance({ seconds: 1 });
    await admin.sendMessage(id, 'So I thought.');
    await other.sendMessage(id, 'And I.');
    service.clock.advance({ seconds: 1 });
    await other.decide(id, 'approve');
    const authors = async () =>
      (await admin.messages(id)).body.messages.map(
        ({ author }: { author: { id: string } | null }) => author,
      );
    expect(await authors()).toEqual([two, null, null, developer, one, developer]);
    await service.database.pool.query('delete from users where id = $1', [other.id]);
    expect(await authors()).toEqual([null, null, null, developer, one, developer]);
    expect((await messages(id)).every(({ author }: { author: null }) => author === null)).toBe(
      true,
    );
  });

  it('is told by the audit log: what an admin asked, and what answers a question', async () => {
    const { id } = await submitted();
    for (const write of [
      () => send(id, 'Soon?'),
      () => ask(id, { text: 'Whose is this?' }),
      () => send(id, 'Mine.'),
      () => send(id, 'And my brother’s.'),
      () => ask(id, { text: 'Which brother?' }),
      () => admin.sendMessage(id, 'Take your time.'),
    ]) {
      service.clock.advance({ seconds: 1 });
      await write();
    }
    const { body } = await admin.get('/audit-events', { about: id });
    const written = body.audit_events.filter(({ action }: { action: string }) =>
      /QUESTIONED|MESSAGE_SENT/.test(action),
    );
    expect(written.map(({ details }: { details: object }) => details)).toEqual([
      { is_answer: false },
      { text: 'Which brother?' },
      { is_answer: false },
      { is_answer: true },
      { text: 'Whose is this?' },
      { is_answer: false },
    ]);
  });

  it('leaves what waits as it is when an admin asks', async () => {
    const { id } = await submitted();
    const before = await owner.read(id);
    await ask(id, { text: 'Whose is this?' });
    expect(await owner.read(id)).toEqual(before);
  });

  it('takes no question about what has changed, or what is decided', async () => {
    const { id, submission_id } = await submitted();
    await owner.patch(id, { description: 'Newer' });
    const stale = await ask(id, { text: 'Why?', submission_id });
    expect(stale.status).toBe(409);
    expect(stale.body.error.details[0].reason).toBe('SUBMISSION_CHANGED');
    await admin.decide(id, 'approve');
    expect((await ask(id, { text: 'Why?' })).body.error.details[0].reason).toBe('ALREADY_DECIDED');
    expect((await messages(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'APPROVED',
      'SUBMITTED',
    ]);
  });

  it('is nobody else’s', async () => {
    const { id } = await submitted();
    const stranger = await ApplicationOwner.signedIn(service);
    expect((await stranger.call('GET', id, '/messages')).status).toBe(404);
    expect((await stranger.call('POST', id, '/messages', { text: 'Hi' })).status).toBe(404);
    expect((await owner.call('GET', randomUUID(), '/messages')).status).toBe(404);
    expect((await admin.sendMessage(randomUUID(), 'Hi')).status).toBe(404);
    expect((await messages(id)).length).toBe(1);
  });

  it.each([undefined, '', ' ', 7, 'a\u0000', 'x'.repeat(LIMITS.applicationMessage + 1)])(
    'refuses the text %j',
    async (text) => {
      const { id } = await submitted();
      expect((await send(id, text)).status).toBe(400);
      expect((await ask(id, { text })).status).toBe(400);
    },
  );

  it('is full at some time, even if many write at once, and decisions go on', async () => {
    const { id } = await submitted();
    await service.database.pool.query(
      `insert into application_messages (id, application_id, kind, side, text, created_at)
       select gen_random_uuid(), $1, 'MESSAGE', 'OWNER', 'x', now() from generate_series(1, $2::int)`,
      [id, LIMITS.applicationMessages - 1],
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(id, 'Hi')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const full = await ask(id, { text: 'Why?' });
    expect(full.body.error.details[0].reason).toBe('TOO_MANY_MESSAGES');
    expect((await admin.decide(id, 'approve')).status).toBe(200);
  });

  it('is in the export of its owner', async () => {
    const { id } = await submitted();
    await send(id, 'Mine.');
    const { cookie } = owner;
    const { body } = await service.client.get('/api/console/account/export', { cookie });
    const own = body.application_messages.filter(
      ({ application_id }: { application_id: string }) => application_id === id,
    );
    expect(own).toEqual(
      (await messages(id)).map(({ author: _nobody, ...each }: { author: null }) => ({
        application_id: id,
        ...each,
      })),
    );
  });
});
