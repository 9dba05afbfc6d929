import { LIMITS } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEMPLATE = { kind: 'REJECT', name: 'Unproven', text: 'Prove that the host is yours.' };

describe('admins', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    service = await startTestApp({ environment: { CONSOLE_LIMIT: '100000' } });
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  it('find applications by name, host, client id, owner and status', async () => {
    const { id, client_id: clientId } = (
      await owner.register({ name: 'Deckhand', redirect_uris: ['https://deck.example/cb'] })
    ).body.application;
    await service.given.application({ ownerId: owner.id, redirectUri: 'https://other.example/' });
    await service.given.application();
    const find = async (query: Record<string, string>): Promise<string[]> =>
      (await admin.get('/applications', query)).body.applications.map(
        (each: AdminApplicationDto) => each.id,
      );
    for (const q of ['deckH', 'deck.EXAMPLE', clientId, id])
      expect(await find({ q })).toEqual([id]);
    expect(await find({ owner_id: owner.id })).toHaveLength(2);
    expect(await find({ owner_id: owner.id, status: 'DRAFT' })).toEqual([id]);
    const { rows } = await service.database.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [owner.id],
    );
    expect(await find({ q: rows[0]?.email ?? '', status: 'DRAFT' })).toEqual([id]);
    expect(await find({ q: '%' })).toEqual([]);
    expect((await admin.get(`/applications/${id}`)).body.application.name).toBe('Deckhand');
  });

  it('see figures of the instance', async () => {
    const { id } = await owner.registered();
    await owner.submit(id);
    await service.database.pool.query(
      `insert into call_counters select $1, $2::timestamptz - age::interval, calls, 1, 0, 0, 0, errors, 0
       from (values ('1 hour', 3, 0), ('25 hours', 5, 1), ('8 days', 9, 1)) as earlier (age, calls, errors)`,
      [id, service.clock.now()],
    );
    const { body } = await admin.get('/overview');
    const { rows } = await service.database.pool.query('select from users');
    expect(body.overview).toMatchObject({
      users: { count: rows.length, is_exact: true },
      words: { count: 0, is_exact: true },
      admin_count: 1,
      disabled_user_count: 0,
      calls: {
        last_day: { call_count: 3, error_count: 1 },
        last_week: { call_count: 8, error_count: 3 },
      },
      review: { waiting_count: 1, oldest_at: service.clock.now().toISOString() },
    });
    expect(body.overview.applications).toContainEqual({ status: 'PENDING', count: 1 });
    expect(body.overview.jobs.map(({ name }: { name: string }) => name)).toContain('run-import');
    expect(body.overview.storage.database_bytes).toBeGreaterThan(1_000_000);
  });

  it('are told about how many rows a large table has', async () => {
    const { pool } = service.database;
    await pool.query(`update pg_class set reltuples = 1234567 where relname = 'reviews'`);
    const { body } = await admin.get('/overview');
    expect(body.overview.reviews).toEqual({ count: 1_234_567, is_exact: false });
  });

  it('prepare replies, change and delete them, and it is recorded', async () => {
    const created = await admin.call('POST', '/reply-templates', TEMPLATE);
    const { id } = created.body.reply_template;
    expect(created.body.reply_template).toEqual({ id, ...TEMPLATE });
    const edited = await admin.call('PATCH', `/reply-templates/${id}`, { name: 'Host' });
    expect(edited.body.reply_template).toEqual({ id, ...TEMPLATE, name: 'Host' });
    await admin.call('PATCH', `/reply-templates/${id}`, { name: 'Host' });
    const { body } = await admin.get('/reply-templates');
    expect(body.reply_templates).toEqual([edited.body.reply_template]);
    expect((await admin.call('DELETE', `/reply-templates/${id}`)).body).toEqual({});
    for (const method of ['PATCH', 'DELETE'])
      expect((await admin.call(method, `/reply-templates/${id}`, {})).status).toBe(404);
    const { rows } = await service.database.pool.query<{ action: string }>(
      `select action from audit_events where details->>'template' is not null order by action`,
    );
    expect(rows.map(({ action }) => action.replace('REPLY_TEMPLATE_', ''))).toEqual([
      'CREATED',
      'DELETED',
      'EDITED',
    ]);
  });

  it('prepare no more replies than fit on a page, even two at once', async () => {
    await service.database.pool.query(
      `insert into reply_templates (kind, name, text)
       select 'ASK', 'n', 't' from generate_series(1, $1)`,
      [LIMITS.replyTemplates - 1],
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call('POST', '/reply-templates', TEMPLATE)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { body } = await admin.get('/reply-templates');
    expect(body.reply_templates).toHaveLength(LIMITS.replyTemplates);
  });
});
