/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { Admin, REASON } from '../support/admin.js';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const STATUSES = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'];

describe('admins', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    service = await startTestApp();
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const given = async (status: string) =>
    (await service.given.application({ ownerId: owner.id, status })).id;

  it('list each status, and page through all, the newest first', async () => {
    const ids = new Map<string, string>();
    for (const status of STATUSES) ids.set(status, await given(status));
    for (const status of STATUSES) {
      const listed = await admin.list(status);
      expect(listed.map(({ id }) => id)).toContain(ids.get(status));
      expect(
        listed.filter((each) => each.status !== status && each.pending_revision === null),
      ).toEqual([]);
    }
    const seen: AdminApplicationDto[] = [];
    let query: Record<string, string> = { page_size: '2' };
    do {
      const { body } = await admin.get('/applications', query);
      seen.push(...body.applications);
      query = { page_size: '2', page_token: body.next_page_token };
    } while (query['page_token'] !== '');
    const { rows } = await service.database.pool.query('select from applications');
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rows.length);
    expect(seen).toHaveLength(rows.length);
    const dates = seen.map((each) => each.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each<Record<string, string>>([
    { status: 'OPEN' },
    { status: '' },
    { owner: 'x' },
    { page_size: '-1' },
  ])('are told of a wrong query: %j', async (query) => {
    const answer = await admin.get('/applications', query);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('INVALID_ARGUMENT');
  });

  it("bind a page token to the list's status", async () => {
    await given('DRAFT');
    await given('DRAFT');
    const get = (query: Record<string, string>) => admin.get('/applications', query);
    const { body } = await get({ status: 'DRAFT', page_size: '1' });
    const page_token: string = body.next_page_token;
    expect((await get({ status: 'DRAFT', page_token })).status).toBe(200);
    expect((await get({ status: 'PENDING', page_token })).status).toBe(400);
    expect((await get({ page_token })).status).toBe(400);
  });

  it('set the rate limit, which applies at once', async () => {
    const application = await service.given.application();
    const { accessToken: token } = await service.given.token({ application });
    const path = `/applications/${application.id}`;
    expect(
      (await admin.call('PATCH', path, { hourly_quota: 2 })).body.application.hourly_quota,
    ).toBe(2);
    const read = () => service.client.get('/api/v1/learning/learned-words', { token });
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([
      200, 200, 429,
    ]);
    for (const body of [{}, { hourly_quota: 0 }, { hourly_quota: '5' }, { hourly_quota: 1.5 }])
      expect((await admin.call('PATCH', path, body)).status).toBe(400);
    expect(await auditTrail(service, application.id)).toEqual([
      ['APPLICATION_QUOTA_SET', admin.id],
    ]);
  });

  it('read the audit log, the newest first', async () => {
    const id = await given('PENDING');
    service.clock.advance({ seconds: 1 });
    await admin.decide(id, 'reject');
    const query = { page_size: '1' };
    const { body } = await admin.get('/audit-events', query);
    expect(body.audit_events).toEqual([
      expect.objectContaining({
        action: 'APPLICATION_REJECTED',
        actor_id: admin.id,
        application_id: id,
        details: expect.objectContaining(REASON),
        created_at: service.clock.now().toISOString(),
      }),
    ]);
    const next = { page_size: '1', page_token: body.next_page_token };
    const second = await admin.get('/audit-events', next);
    expect(second.body.audit_events[0].id).not.toBe(body.audit_events[0].id);
  });
});
