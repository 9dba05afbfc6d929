import { randomUUID } from 'node:crypto';
import type { ReviewQueueResponse, WaitingApplicationDto } from '@wordgrove/dto';
import { Admin, REASON } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;

describe('the review queue', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    service = await startTestApp();
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const queue = async (query: Record<string, string> = {}): Promise<ReviewQueueResponse> => {
    const { status, body } = await admin.get('/review-queue', query);
    expect(status).toBe(200);
    return body;
  };
  const names = (applications: readonly WaitingApplicationDto[]) =>
    applications.map(({ name }) => name);

  it('has what waits, the longest first, with a token for the rest', async () => {
    const registered = async (name: string): Promise<string> =>
      (await owner.register({ name })).body.application.id;
    await registered('Draft');
    const [second, first, live] = [
      await registered('Second'),
      await registered('First'),
      await registered('Live'),
    ];
    await owner.submit(live);
    await admin.decide(live, 'approve');
    await owner.submit(first);
    service.clock.advance({ hours: 1 });
    await owner.patch(live, { description: 'Asks for a new description.' });
    service.clock.advance({ hours: 1 });
    await owner.submit(second);

    const all = await queue();
    expect(names(all.applications)).toEqual(['First', 'Live', 'Second']);
    expect(all).toMatchObject({ waiting_count: 3, next_page_token: '' });
    const since = all.applications.map(({ waiting_since: at }) => Date.parse(at));
    expect((since[1] ?? 0) - (since[0] ?? 0)).toBe(HOUR_MS);
    expect((since[2] ?? 0) - (since[1] ?? 0)).toBe(HOUR_MS);
    const asOwner = await Promise.all([first, live, second].map((id) => owner.read(id)));
    expect(asOwner.map(({ waiting_since: at }) => at)).toEqual(
      all.applications.map(({ waiting_since: at }) => at),
    );

    const page = await queue({ page_size: '2' });
    expect(names(page.applications)).toEqual(['First', 'Live']);
    expect(page.applications.map(({ last_approval: last }) => last)).toEqual([
      null,
      { approved_at: expect.any(String), criteria_version: 1 },
    ]);
    const rest = await queue({ page_size: '2', page_token: page.next_page_token });
    expect(names(rest.applications)).toEqual(['Second']);
    expect(rest.next_page_token).toBe('');
  });

  it('tells the first approval of an application from those of its changes', async () => {
    const other = await ApplicationOwner.signedIn(service);
    const { id, first_approved_at: never, waiting_since: notYet } = await other.registered();
    await other.submit(id);
    const first = service.clock.now().toISOString();
    await admin.decide(id, 'approve');
    service.clock.advance({ hours: 1 });
    await other.patch(id, { description: 'Newer' });
    const { application } = (await admin.decide(id, 'approve')).body;
    expect([never, application.first_approved_at]).toEqual([null, first]);
    expect([notYet, application.waiting_since]).toEqual([null, null]);
    expect(application.last_approval.approved_at).toBe(service.clock.now().toISOString());
  });

  it('shows decisions that are held apart, whatever is searched for, and does not count them', async () => {
    const { applications, waiting_count: before } = await queue();
    const [{ id }] = applications as [WaitingApplicationDto];
    await admin.call('POST', `/applications/${id}/approve`, { hold_seconds: 30 });
    const after = await queue({ q: 'Second' });
    expect(after.held_applications).toMatchObject([
      { id, held_decision: { kind: 'APPROVE', admin_id: admin.id } },
    ]);
    expect(names(after.applications)).toEqual(['Second']);
    expect(after.waiting_count).toBe(before - 1);
    expect((await admin.get('/review-queue/count')).body).toEqual({ waiting_count: before - 1 });
    const page = await queue({ page_size: '1' });
    const rest = await queue({ page_size: '1', page_token: page.next_page_token });
    expect(rest.held_applications).toEqual([]);
    await admin.call('POST', `/applications/${id}/decision/undo`);
    expect(await queue()).toMatchObject({ waiting_count: before, held_applications: [] });
  });

  it('has each application by itself for as long as it waits and no decision about it is held', async () => {
    const { applications } = await queue();
    const [first] = applications as [WaitingApplicationDto];
    const one = () => admin.get(`/review-queue/${first.id}`);
    expect(await one()).toMatchObject({ status: 200, body: { application: first } });
    await admin.call('POST', `/applications/${first.id}/approve`, { hold_seconds: 30 });
    expect((await one()).status).toBe(404);
    await admin.call('POST', `/applications/${first.id}/decision/undo`);
    expect((await one()).status).toBe(200);
    const { id: draft } = await (await ApplicationOwner.signedIn(service)).registered();
    expect((await admin.get(`/review-queue/${draft}`)).status).toBe(404);
  });

  it('tells an admin for half a minute which others are looking at an application', async () => {
    const colleague = await Admin.signedIn(service);
    const [{ id }, { id: other }] = (await queue()).applications as [
      WaitingApplicationDto,
      WaitingApplicationDto,
    ];
    const look = (at: string, by: Admin) => by.call('POST', `/applications/${at}/viewers`);
    const viewersOf = async (at: string) =>
      (await queue()).applications.find((each) => each.id === at)?.viewers;
    expect((await look(id, colleague)).body).toEqual({ viewers: [] });
    expect(await viewersOf(id)).toEqual([expect.any(String)]);
    expect((await look(id, admin)).body.viewers).toHaveLength(1);
    await look(other, colleague);
    expect([await viewersOf(id), (await viewersOf(other))?.length]).toEqual([[], 1]);
    service.clock.advance({ seconds: 29 });
    expect(await viewersOf(other)).toHaveLength(1);
    service.clock.advance({ seconds: 1 });
    expect(await viewersOf(other)).toEqual([]);
    const { rows } = await service.database.pool.query('select from review_viewers');
    expect(rows).toHaveLength(2);
  });

  it('tells the side that wrote last, and which checks are not met', async () => {
    const [{ id, last_message: nothing }] = (await queue()).applications as [WaitingApplicationDto];
    expect(nothing).toBeNull();
    await admin.call('POST', `/applications/${id}/ask`, { text: 'Who runs it?' });
    expect((await queue()).applications[0]?.last_message).toMatchObject({ side: 'ADMIN' });
    service.clock.advance({ seconds: 1 });
    await owner.call('POST', id, '/messages', { text: 'We do.' });
    await queueOf(service).idle();
    expect((await queue()).applications[0]).toMatchObject({
      last_message: { side: 'OWNER', created_at: service.clock.now().toISOString() },
      unmet_checks: expect.arrayContaining(['AUTHORIZATION', 'SCOPE_REASON']),
    });
  });

  it('comes with the developer, their other applications and every decision about them', async () => {
    const [{ id }] = (await queue()).applications as [WaitingApplicationDto];
    const bad = (await owner.register({ name: 'Bad' })).body.application.id as string;
    await owner.submit(bad);
    await admin.decide(bad, 'reject');
    await (await ApplicationOwner.signedIn(service)).registered();
    const { developer } = (await admin.get(`/applications/${id}/developer`)).body;
    expect(developer).toMatchObject({
      id: owner.id,
      application_count: 4,
      decision_count: 2,
      rejection_count: 1,
      decisions: [
        { application_id: bad, application_name: 'Bad', kind: 'REJECTED', text: REASON.reason },
        { application_name: 'Live', kind: 'APPROVED' },
      ],
    });
    expect(developer.applications.map(({ name }: { name: string }) => name).sort()).toEqual([
      ...['Bad', 'Draft', 'Live', 'Second'],
    ]);
    const usage = await admin.get(`/applications/${id}/usage`, { days: '7' });
    expect(usage.body.usage.days).toHaveLength(7);
  });

  it.each([
    ['SECON', ['Second']],
    ['new description', ['Live']],
    ['100%', []],
    ["'); drop table applications", []],
  ])('finds %s in names, addresses, revisions and owners', async (q, found) => {
    expect(names((await queue({ q })).applications)).toEqual(found);
  });

  it('has new applications or changes alone, and binds a token to the choice', async () => {
    expect(names((await queue({ kind: 'CHANGES' })).applications)).toEqual(['Live']);
    const page = await queue({ kind: 'NEW', page_size: '1' });
    expect(names(page.applications)).toEqual(['First']);
    const rest = await queue({ kind: 'NEW', page_token: page.next_page_token });
    expect(names(rest.applications)).toEqual(['Second']);
    const query = { kind: 'CHANGES', page_token: page.next_page_token };
    expect((await admin.get('/review-queue', query)).status).toBe(400);
  });

  it('finds the applications of an owner, and binds a token to the search', async () => {
    const [{ owner: contact }] = (await queue()).applications as [WaitingApplicationDto];
    const found = await queue({ q: contact.email.toUpperCase(), page_size: '1' });
    expect(found.applications).toHaveLength(1);
    const { status } = await admin.get('/review-queue', { page_token: found.next_page_token });
    expect(status).toBe(400);
  });

  it.each<Record<string, string>>([{ q: 'x'.repeat(255) }, { q: 'a\0b' }, { status: 'PENDING' }])(
    'refuses %j',
    async (query) => {
      expect((await admin.get('/review-queue', query)).status).toBe(400);
    },
  );

  it.each([
    ['GET', 'review-queue'],
    ['GET', 'review-queue/count'],
    ['GET', `review-queue/${randomUUID()}`],
    ['POST', `applications/${randomUUID()}/viewers`],
    ['GET', `applications/${randomUUID()}/developer`],
    ['GET', `applications/${randomUUID()}/usage`],
  ])('is there for admins only: %s %s', async (method, path) => {
    const { id } = await service.given.user({});
    const cookie = await service.given.session(id);
    const call = (options: object) =>
      service.client.call(method, `/api/console/admin/${path}`, options);
    expect((await call({ cookie })).status).toBe(403);
    expect((await call({ headers: { origin: service.url } })).status).toBe(401);
    const absent = /^(applications|review-queue)\/.{36}/.test(path);
    expect((await admin.call(method, `/${path}`)).status).toBe(absent ? 404 : 200);
  });
});
