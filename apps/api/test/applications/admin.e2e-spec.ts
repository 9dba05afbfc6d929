import { randomUUID } from 'node:crypto';
import { Admin, DECISIONS, REASON } from '../support/admin.js';
import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ADMIN = '/api/console/admin';
const ROUTES: [string, string, object | null][] = [
  ['GET', '/applications', null],
  ['PATCH', `/applications/${randomUUID()}`, { hourly_quota: 1 }],
  ['GET', '/audit-events', null],
  ...Object.entries(DECISIONS).map(([decision, body]): [string, string, object | null] => [
    'POST',
    `/applications/${randomUUID()}/${decision}`,
    body,
  ]),
];

describe('admins', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  let colleague: Admin;
  beforeAll(async () => {
    service = await startTestApp({ databaseDelayMs: 5 });
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
    colleague = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const given = async (status: string) =>
    (await service.given.application({ ownerId: owner.id, status, scopes: ['words:read'] })).id;
  const idsOf = async (status: string) => (await admin.list(status)).map(({ id }) => id);

  it.each(ROUTES)('only may %s %s', async (method, path, body) => {
    const answer = await service.client.call(method, ADMIN + path, {
      cookie: owner.cookie,
      ...(body && { body }),
    });
    expect(answer.status).toBe(403);
    expect(answer.body.error.details[0].reason).toBe('ADMIN_ONLY');
    const headers = { origin: service.url };
    const signedOut = await service.client.call(method, ADMIN + path, { headers });
    expect(signedOut.status).toBe(401);
  });

  it.each(ROUTES.filter(([method]) => method !== 'GET'))(
    'find no absent or malformed one: %s %s',
    async (method, path, body) => {
      expect((await admin.call(method, path, body)).status).toBe(404);
      expect((await admin.call(method, path.replace(/[-\da-f]{36}/, 'x'), body)).status).toBe(404);
    },
  );

  it.each([
    ['PENDING', 'approve', 'APPROVED', null, 'APPLICATION_APPROVED'],
    ['PENDING', 'reject', 'REJECTED', REASON.reason, 'APPLICATION_REJECTED'],
    ['APPROVED', 'suspend', 'SUSPENDED', REASON.reason, 'APPLICATION_SUSPENDED'],
    ['SUSPENDED', 'reinstate', 'APPROVED', null, 'APPLICATION_REINSTATED'],
  ])('take %s by %s to %s', async (from, decision, status, reason, action) => {
    const id = await given(from);
    const answer = await admin.decide(id, decision);
    expect(answer.status).toBe(200);
    expect(answer.body.application).toMatchObject({
      status,
      rejection_reason: reason,
      owner: { id: owner.id },
    });
    expect((await owner.read(id)).status).toBe(status);
    expect(await auditTrail(service, id)).toEqual([[action, admin.id]]);
  });

  const statuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'];
  const allowed = new Set([
    'PENDING approve',
    'PENDING reject',
    'APPROVED suspend',
    'SUSPENDED reinstate',
  ]);
  const refusals = statuses
    .flatMap((status) => Object.keys(DECISIONS).map((decision) => [status, decision] as const))
    .filter((pair) => !allowed.has(pair.join(' ')));
  it.each(refusals)('leave one that is %s alone: %s', async (status, decision) => {
    const id = await given(status);
    const answer = await admin.decide(id, decision);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      code: 'ABORTED',
      details: [{ reason: 'ALREADY_DECIDED' }],
    });
    expect((await owner.read(id)).status).toBe(status);
    expect(await auditTrail(service, id)).toEqual([]);
  });

  it('deciding at the same time: the first decides, the second is told', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await given('PENDING');
      const answers = await Promise.all([
        admin.decide(id, 'approve'),
        colleague.decide(id, 'reject'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status } = await owner.read(id);
      expect(status).toBe(answers[0]?.status === 200 ? 'APPROVED' : 'REJECTED');
      expect(await auditTrail(service, id)).toHaveLength(1);
    }
  });

  it('approve nothing that its owner has changed since they read it', async () => {
    const { id } = await owner.registered();
    await owner.submit(id);
    const [seen] = await admin.list('PENDING');
    const decide = (decision: string, submission_id?: string | null) =>
      admin.call('POST', `/applications/${id}/${decision}`, { ...REASON, submission_id });
    await owner.patch(id, { redirect_uris: ['https://other.example/'] });
    for (const decision of ['approve', 'reject'])
      for (const stale of [seen?.submission_id, randomUUID(), 'x']) {
        const refused = await decide(decision, stale);
        expect(refused.status).toBe(409);
        expect(refused.body.error.details[0].reason).toBe('SUBMISSION_CHANGED');
      }
    expect((await owner.read(id)).status).toBe('PENDING');
    const { submission_id: current } = await owner.read(id);
    expect((await decide('approve', current)).status).toBe(200);
    expect((await decide('approve', current)).body.error.details[0].reason).toBe('ALREADY_DECIDED');
    expect((await owner.read(id)).submission_id).toBeNull();
  });

  it('name a submission that stays while the owner changes nothing of it', async () => {
    const { id, submission_id: none } = await owner.registered();
    expect(none).toBeNull();
    const { submission_id: first } = (await owner.submit(id)).body.application;
    await owner.patch(id, {});
    await admin.call('PATCH', `/applications/${id}`, { hourly_quota: 7 });
    expect((await owner.read(id)).submission_id).toBe(first);
    await owner.patch(id, { description: 'Newer' });
    expect((await owner.read(id)).submission_id).not.toBe(first);
  });

  it('may give a reason to approve, which the audit log keeps', async () => {
    const id = await given('PENDING');
    service.clock.advance({ seconds: 1 });
    const { body } = await admin.call('POST', `/applications/${id}/approve`, REASON);
    expect(body.application).toMatchObject({ status: 'APPROVED', rejection_reason: null });
    const [event] = (await admin.get('/audit-events', { page_size: '1' })).body.audit_events;
    expect(event).toMatchObject({ application_id: id, details: REASON });
  });

  it('reject with a reason that the owner reads, and who may then submit again', async () => {
    const { id } = await owner.registered();
    await owner.submit(id);
    await admin.decide(id, 'reject');
    expect((await owner.read(id)).rejection_reason).toBe(REASON.reason);
    expect((await owner.submit(id)).body.application).toMatchObject({
      status: 'PENDING',
      rejection_reason: null,
    });
  });

  it.each(['reject', 'suspend'])('give a reason to %s', async (decision) => {
    const id = await given('PENDING');
    for (const body of [
      undefined,
      {},
      { reason: '' },
      { reason: 'x'.repeat(1_001) },
      { reason: 'a\u0000' },
    ])
      expect((await admin.call('POST', `/applications/${id}/${decision}`, body)).status).toBe(400);
    expect((await owner.read(id)).status).toBe('PENDING');
  });

  it('suspend with effect on tokens at once, and reinstate', async () => {
    const application = await service.given.application();
    const { accessToken: token } = await service.given.token({ application });
    const read = async () =>
      (await service.client.get('/api/v1/learning/learned-words', { token })).status;
    expect(await read()).toBe(200);
    await admin.decide(application.id, 'suspend');
    expect(await read()).toBe(403);
    await admin.decide(application.id, 'reinstate');
    expect(await read()).toBe(200);
  });

  describe('with a pending revision', () => {
    const redirect_uris = ['https://new.example/', 'https://app.example/callback'];
    const scopes = ['review:read', 'words:read'];
    const revised = async () => {
      const id = await given('APPROVED');
      await owner.patch(id, { redirect_uris, scopes });
      return id;
    };

    it('find it in the queue until it is decided', async () => {
      const id = await revised();
      expect(await idsOf('PENDING')).toContain(id);
      expect(await idsOf('APPROVED')).toContain(id);
      await admin.decide(id, 'approve');
      expect(await idsOf('PENDING')).not.toContain(id);
    });

    it('approve it: all of it becomes live', async () => {
      const id = await revised();
      const { body } = await admin.decide(id, 'approve');
      expect(body.application).toMatchObject({
        status: 'APPROVED',
        redirect_uris,
        scopes,
        pending_revision: null,
      });
    });

    it('reject it: the live settings stay', async () => {
      const id = await revised();
      const { body } = await admin.decide(id, 'reject');
      expect(body.application).toMatchObject({
        status: 'APPROVED',
        redirect_uris: ['https://app.example/callback'],
        scopes: ['words:read'],
        pending_revision: null,
        rejection_reason: REASON.reason,
      });
    });

    it('cannot decide it while the application is suspended', async () => {
      const id = await revised();
      await admin.decide(id, 'suspend');
      expect(await idsOf('PENDING')).not.toContain(id);
      expect((await admin.decide(id, 'approve')).status).toBe(409);
      await admin.decide(id, 'reinstate');
      expect((await admin.decide(id, 'approve')).body.application).toMatchObject({ redirect_uris });
    });

    it('deciding at the same time: the first decides, the second is told', async () => {
      const id = await revised();
      const answers = await Promise.all([
        admin.decide(id, 'approve'),
        colleague.decide(id, 'approve'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
