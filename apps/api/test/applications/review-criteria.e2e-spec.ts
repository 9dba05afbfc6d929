import { LIMITS } from '@wordgrove/contracts';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/console/review-criteria';

describe('the criteria of the review', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let admin: Admin;
  beforeAll(async () => {
    service = await startTestApp();
    owner = await ApplicationOwner.signedIn(service);
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());

  const read = (query: Record<string, string> = {}) =>
    service.client.get(PATH, { cookie: owner.cookie, query });
  const publish = (body: object) => admin.call('POST', '/review-criteria', body);
  const current = async () => (await read()).body.version as number;

  it('come with the service, and every signed-in user can read them', async () => {
    const { status, body } = await read({ version: '1' });
    expect(status).toBe(200);
    expect(body).toEqual({
      version: 1,
      text: expect.any(String),
      published_at: expect.any(String),
    });
    expect(body.text.length).toBeGreaterThan(500);
    expect((await service.client.get(PATH)).status).toBe(401);
  });

  it('have versions, which stay', async () => {
    const before = (await read()).body;
    const { status, body } = await publish({ text: 'Be good.', replaces: before.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: before.version + 1, text: 'Be good.' });
    expect((await read()).body).toEqual(body);
    expect((await read({ version: String(before.version) })).body).toEqual(before);
    const { body: log } = await admin.get('/audit-events', { page_size: '1' });
    expect(log.audit_events[0]).toMatchObject({
      ...{ action: 'REVIEW_CRITERIA_PUBLISHED', actor_id: admin.id },
      details: { version: body.version },
    });
    expect((await publish({ text: 'Be good.' })).body).toEqual(body);
  });

  it('have one next version, even if many publish at once', async () => {
    const version = await current();
    const texts = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(texts.map((text) => publish({ text, replaces: version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.details[0].reason).toBe('CRITERIA_CHANGED');
    expect(await current()).toBe(version + 1);
    expect((await publish({ text: 'Late', replaces: version })).status).toBe(409);
  });

  it('are for admins to publish', async () => {
    const { cookie } = owner;
    const options = { cookie, body: { text: 'Mine' } };
    const { status } = await service.client.post('/api/console/admin/review-criteria', options);
    expect(status).toBe(403);
  });

  it.each([
    {},
    { text: '' },
    { text: 7 },
    { text: 'a\u0000' },
    { text: 'x'.repeat(LIMITS.reviewCriteria + 1) },
    { text: 'x', replaces: 0 },
    { text: 'x', replaces: '1' },
    { text: 'x', version: 9 },
  ])('are not published from %j', async (body) => {
    expect((await publish(body)).status).toBe(400);
  });

  it.each([
    ['x', 400],
    ['-1', 400],
    ['999999', 404],
    ['1000001', 400],
  ])('have no version %s', async (version, status) => {
    expect((await read({ version })).status).toBe(status);
  });

  it('are named by each decision, also by one that is held while others are published', async () => {
    const { id } = (await owner.submit((await owner.registered()).id)).body.application;
    const version = await current();
    await admin.call('POST', `/applications/${id}/reject`, { reason: 'No', hold_seconds: 10 });
    await publish({ text: `After ${version}` });
    service.clock.advance({ seconds: 10 });
    await letJobTimePass(service, 'carry-out-decision');
    await queueOf(service).idle();
    await owner.submit(id);
    await admin.decide(id, 'approve');
    const { messages } = (await owner.call('GET', id, '/messages')).body;
    expect(
      messages.map(({ kind, criteria_version }: Record<string, unknown>) => [
        kind,
        criteria_version,
      ]),
    ).toEqual([
      ['APPROVED', version + 1],
      ['SUBMITTED', null],
      ['REJECTED', version],
      ['SUBMITTED', null],
    ]);
  });
});
