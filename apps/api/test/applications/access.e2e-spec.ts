import { randomUUID } from 'node:crypto';
import { APPLICATIONS, ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const SECRET = `/secrets/${randomUUID()}`;
const TESTER = { email: 'a@example.org' };
const ROUTES: [string, string, object | null][] = [
  ['GET', '', null],
  ['PATCH', '', { name: 'Mine now' }],
  ['DELETE', '', null],
  ['POST', '/submit', null],
  ['POST', '/secrets', null],
  ['DELETE', SECRET, null],
  ['POST', '/test-users', TESTER],
  ['DELETE', '/test-users', TESTER],
];
const WRITES = ROUTES.filter(([method]) => method !== 'GET');

describe("an owner's routes", () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  beforeAll(async () => {
    service = await startTestApp();
    owner = await ApplicationOwner.signedIn(service);
  });
  afterAll(() => service.close());

  it.each(ROUTES)("%s %s: another's looks like an absent one", async (method, rest, body) => {
    const before = await owner.registered();
    const stranger = await ApplicationOwner.signedIn(service);
    const foreign = await stranger.call(method, before.id, rest, body);
    const absent = await stranger.call(method, randomUUID(), rest, body);
    const malformed = await stranger.call(method, 'x', rest, body);
    expect([foreign.status, absent.status, malformed.status]).toEqual([404, 404, 404]);
    expect(foreign.body).toEqual(absent.body);
    expect(await owner.read(before.id)).toEqual(before);
  });

  it.each(ROUTES)('%s %s: requires a session', async (method, rest, body) => {
    const { id } = await owner.registered();
    const answer = await service.client.call(method, `${APPLICATIONS}/${id}${rest}`, {
      headers: { origin: service.url },
      ...(body && { body }),
    });
    expect(answer.status).toBe(401);
  });

  it.each(WRITES)('%s %s: is refused from another site', async (method, rest, body) => {
    const before = await owner.registered();
    const call = (headers: Record<string, string>) =>
      service.client.call(method, `${APPLICATIONS}/${before.id}${rest}`, {
        headers: { cookie: owner.cookie, ...headers },
        ...(body && { body }),
      });
    const answers = await Promise.all([
      call({ origin: 'https://evil.example' }),
      call({ origin: 'null' }),
      call({ origin: `${service.url}.evil.example` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers[0]?.body.error.details[0].reason).toBe('FOREIGN_ORIGIN');
    // As fetch of Node itself does.
    expect((await call({ 'sec-fetch-mode': 'cors' })).status).toBe(403);
    expect(await owner.read(before.id)).toEqual(before);
  });
});
