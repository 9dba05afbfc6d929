import { Admin, REASON } from '../support/admin.js';
import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOLD = { hold_seconds: 10 };

describe('a decision that is held', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  let colleague: Admin;
  beforeAll(async () => {
    service = await startTestApp({ databaseDelayMs: 2 });
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
    colleague = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const given = async (status = 'PENDING') => {
    const overrides = { ownerId: owner.id, scopes: ['words:read'] as const, status };
    return (await service.given.application(overrides)).id;
  };
  const decide = (id: string, decision: string, body: object, by = admin) =>
    by.call('POST', `/applications/${id}/${decision}`, body);
  const undo = (id: string, by = admin) => decide(id, 'decision/undo', {}, by);
  const statusOf = async (id: string) => (await owner.read(id)).status;
  const reasonOf = ({ body }: { body: { error: { details: { reason: string }[] } } }) =>
    body.error.details[0]?.reason;
  const runJobs = () => queueOf(service).idle();
  const letTimePass = async () => {
    service.clock.advance({ seconds: 10 });
    await letJobTimePass(service, 'carry-out-decision');
    await runJobs();
  };

  it('changes nothing until its time is over', async () => {
    const id = await given();
    const before = await owner.read(id);
    const answer = await decide(id, 'approve', { ...HOLD, ...REASON });
    expect(answer.status).toBe(200);
    const effective_at = new Date(service.clock.now().getTime() + 10_000).toISOString();
    expect(answer.body.application).toMatchObject({
      status: 'PENDING',
      held_decision: { kind: 'APPROVE', ...REASON, admin: expect.any(String), effective_at },
    });
    await runJobs();
    expect(await owner.read(id)).toEqual(before);
    await letTimePass();
    expect(await statusOf(id)).toBe('APPROVED');
    expect(await auditTrail(service, id)).toEqual([['APPLICATION_APPROVED', admin.id]]);
    expect(reasonOf(await undo(id))).toBe('ALREADY_DECIDED');
  });

  it('does not take effect early if the clock of the database is ahead', async () => {
    const id = await given();
    await decide(id, 'reject', { ...HOLD, ...REASON });
    await letJobTimePass(service, 'carry-out-decision');
    await runJobs();
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('can be undone by every admin, and then decided otherwise', async () => {
    const id = await given();
    await decide(id, 'approve', HOLD);
    const undone = await undo(id, colleague);
    expect(undone.body.application).toMatchObject({ status: 'PENDING', held_decision: null });
    const [event] = (await admin.get('/audit-events', { about: id })).body.audit_events;
    expect(event).toMatchObject({
      action: 'APPLICATION_DECISION_UNDONE',
      actor_id: colleague.id,
      details: { kind: 'APPROVE', decided_at: service.clock.now().toISOString() },
    });
    await letTimePass();
    expect(await statusOf(id)).toBe('PENDING');
    await decide(id, 'reject', { ...HOLD, ...REASON });
    await letTimePass();
    expect(await owner.read(id)).toMatchObject({
      status: 'REJECTED',
      rejection_reason: REASON.reason,
    });
  });

  it('can be held for longer, but not for longer than a minute', async () => {
    const id = await given();
    const extend = (seconds: unknown) =>
      decide(id, 'decision/extend', { hold_seconds: seconds }, colleague);
    expect(reasonOf(await extend(10))).toBe('ALREADY_DECIDED');
    await decide(id, 'approve', HOLD);
    const madeAt = service.clock.now().getTime();
    const effectiveAt = async (seconds: number) =>
      Date.parse((await extend(seconds)).body.application.held_decision.effective_at) - madeAt;
    expect(await effectiveAt(5)).toBe(10_000);
    service.clock.advance({ seconds: 9 });
    expect(await effectiveAt(10)).toBe(19_000);
    await letJobTimePass(service, 'carry-out-decision');
    await runJobs();
    expect(await statusOf(id)).toBe('PENDING');
    for (const seconds of [0, 61, '10', null]) expect((await extend(seconds)).status).toBe(400);
    service.clock.advance({ seconds: 9 });
    expect(await effectiveAt(60)).toBe(60_000);
    service.clock.advance({ seconds: 42 });
    expect(reasonOf(await extend(10))).toBe('ALREADY_DECIDED');
    await letTimePass();
    expect(await statusOf(id)).toBe('APPROVED');
  });

  it('refuses every other decision meanwhile', async () => {
    const id = await given();
    await decide(id, 'approve', HOLD);
    for (const body of [REASON, { ...HOLD, ...REASON }])
      for (const decision of ['approve', 'reject'])
        expect(reasonOf(await decide(id, decision, body, colleague))).toBe('ALREADY_DECIDED');
    const message = async () => (await decide(id, 'reject', REASON, colleague)).body.error.message;
    const { body } = await admin.get(`/applications/${id}`);
    const name = body.application.held_decision.admin;
    expect(await message()).toContain(`${name} has approved it, and the decision takes effect`);
    await letTimePass();
    expect(await statusOf(id)).toBe('APPROVED');
    expect(await message()).toContain(`${name} has approved it;`);
  });

  it('is one of many at the same time', async () => {
    const id = await given();
    const answers = await Promise.all([
      decide(id, 'approve', HOLD),
      decide(id, 'reject', { ...HOLD, ...REASON }, colleague),
      decide(id, 'reject', REASON, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is dropped if the owner edits or withdraws what it decides', async () => {
    const [edited, withdrawn, revised] = [await given(), await given(), await given('APPROVED')];
    await owner.patch(revised, { name: 'New' });
    for (const id of [edited, withdrawn, revised]) await decide(id, 'approve', HOLD);
    await owner.patch(edited, { description: 'Newer' });
    await owner.withdraw(withdrawn);
    await owner.patch(revised, { name: 'Newer' });
    await letTimePass();
    expect(await statusOf(edited)).toBe('PENDING');
    expect(await statusOf(withdrawn)).toBe('DRAFT');
    expect((await owner.read(revised)).pending_revision).toMatchObject({ name: 'Newer' });
    expect((await decide(edited, 'approve', {})).status).toBe(200);
  });

  it('does not hold up a suspension', async () => {
    const id = await given('APPROVED');
    await owner.patch(id, { name: 'New' });
    await decide(id, 'approve', HOLD);
    const { body } = await decide(id, 'suspend', { ...HOLD, ...REASON }, colleague);
    expect(body.application.status).toBe('SUSPENDED');
    await letTimePass();
    expect(await owner.read(id)).toMatchObject({ status: 'SUSPENDED', name: 'Test application' });
  });

  it.each([-1, 61, 1.5, '10', null])('has no hold_seconds of %j', async (hold_seconds) => {
    const id = await given();
    const { status } = await decide(id, 'approve', { hold_seconds });
    expect([status, await statusOf(id)]).toEqual([400, 'PENDING']);
  });
});
