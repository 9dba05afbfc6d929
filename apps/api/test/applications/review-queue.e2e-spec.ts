/**
 * @installed-servers its statements must run on an older PostgreSQL too
 */
import type { ReviewQueueResponse, WaitingApplicationDto } from '@wordgrove/dto';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
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

    const page = await queue({ page_size: '2' });
    expect(names(page.applications)).toEqual(['First', 'Live']);
    const rest = await queue({ page_size: '2', page_token: page.next_page_token });
    expect(names(rest.applications)).toEqual(['Second']);
    expect(rest.next_page_token).toBe('');
  });

  it('keeps an application whose decision is held, and does not count it', async () => {
    const { applications, waiting_count: before } = await queue();
    const [{ id }] = applications as [WaitingApplicationDto];
    await admin.call('POST', `/applications/${id}/approve`, { hold_seconds: 30 });
    const after = await queue();
    expect(after.applications[0]?.held_decision).toMatchObject({ kind: 'APPROVE' });
    expect(after.waiting_count).toBe(before - 1);
    await admin.call('POST', `/applications/${id}/decision/undo`);
    expect((await queue()).waiting_count).toBe(before);
  });

  it.each([
    ['SECON', ['Second']],
    ['new description', ['Live']],
    ['100%', []],
    ["'); drop table applications", []],
  ])('finds %s in names, addresses, revisions and owners', async (q, found) => {
    expect(names((await queue({ q })).applications)).toEqual(found);
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

  it('is there for admins only', async () => {
    const { id } = await service.given.user({});
    const cookie = await service.given.session(id);
    const path = '/api/console/admin/review-queue';
    expect((await service.client.get(path, { cookie })).status).toBe(403);
    expect((await service.client.get(path)).status).toBe(401);
  });
});
