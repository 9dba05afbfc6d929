import { CONFIGURATION } from '../../src/platform/config/configuration.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { sessionCookie } from '../support/client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

/** The address of a request's consent page, and the cookie that came with it. */
async function begun(cookie?: string) {
  const query = {
    client_id: flow.application.clientId,
    redirect_uri: flow.application.redirectUri,
    response_type: 'code',
    scope: 'words:read',
    state: 'x',
  };
  const answer = await service.client.get('/oauth/authorize', {
    query,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  const id = answer.headers.get('location')?.slice('/consent?request='.length) ?? '';
  return { id, cookie: sessionCookie(answer), answer };
}

const show = (id: string, cookie: string) =>
  service.client.get(`/api/console/authorization-requests/${id}`, { cookie });
const decide = (id: string, cookie: string) =>
  service.client.post(`/api/console/authorization-requests/${id}/decision`, {
    cookie,
    body: { approve: true },
  });

describe('a pending request belongs to the browser that began it', () => {
  it('rule 45: which gets a cookie that scripts and other sites cannot use', async () => {
    const { answer, id } = await begun();
    const [first = '', second = '', ...more] = answer.headers.getSetCookie();
    expect(first).toMatch(
      /^wordgrove_browser=[\w-]{43}; Max-Age=87000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const [secret = ''] = first.slice('wordgrove_browser='.length).split(';');
    expect(second).toContain(`wordgrove_request_${id}=${secret}; Max-Age=600; Path=/`);
    expect(more).toEqual([]);
  });

  it('rule 45: no matter who signs in there', async () => {
    const { id, cookie } = await begun();
    expect((await show(id, `${flow.cookie}; ${cookie}`)).status).toBe(200);
    expect((await decide(id, `${flow.cookie}; ${cookie}`)).status).toBe(200);
  });

  it('rule 45: and tells it who asks before anybody has signed in, but no other browser', async () => {
    const { id, cookie } = await begun();
    const asker = (cookies: string) =>
      service.client.get(`/api/console/authorization-requests/${id}/application`, {
        cookie: cookies,
      });
    const { status, body } = await asker(cookie);
    const { clientId } = flow.application;
    const application = { client_id: clientId, name: 'Test application' };
    expect([status, body]).toEqual([200, { application }]);
    expect((await asker((await begun()).cookie)).status).toBe(404);
    expect((await asker(flow.cookie)).status).toBe(404);
    await decide(id, `${flow.cookie}; ${cookie}`);
    expect((await asker(cookie)).status).toBe(404);
  });

  it('rule 45: also if it began others at the same time, whose cookies came later', async () => {
    const tabs = await Promise.all([begun(), begun()]);
    const jar = new Map<string, string>();
    for (const { answer } of tabs)
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(/[=;]/);
        jar.set(name, value);
      }
    const cookies = [...jar].map((pair) => pair.join('=')).join('; ');
    for (const { id } of tabs)
      expect((await decide(id, `${flow.cookie}; ${cookies}`)).status).toBe(200);
  });

  it('rule 45: and keeps one cookie for all its later requests', async () => {
    const first = await begun();
    const second = await begun(first.cookie);
    expect(second.answer.headers.getSetCookie()).toHaveLength(1);
    expect(second.cookie).toBe(first.cookie);
    for (const { id } of [first, second])
      expect((await decide(id, `${flow.cookie}; ${first.cookie}`)).status).toBe(200);
  });

  it.each(['', '; wordgrove_browser=', '; wordgrove_browser=guessed'])(
    'rule 45: and to none without its cookie (%j), not even for the same user',
    async (other) => {
      const { id, cookie } = await begun(`${flow.cookie}${other}`);
      for (const answer of [
        await show(id, flow.cookie + other),
        await decide(id, flow.cookie + other),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.body.error.details[0].metadata).toBeUndefined();
      }
      expect((await decide(id, `${flow.cookie}; ${cookie}`)).status).toBe(200);
    },
  );

  it('rule 45: is no longer open for another person who opens its address', async () => {
    const theirs = await AuthorizationFlow.start(service);
    const { cookie: elsewhere } = await begun();
    const id = await flow.pendingRequest();
    const cookie = `${theirs.cookie}; ${elsewhere}`;
    expect([(await show(id, cookie)).status, (await decide(id, cookie)).status]).toEqual([
      404, 404,
    ]);
    service.clock.advance({ minutes: 10 });
    expect((await show(id, cookie)).body.error.details[0].metadata).toBeUndefined();
    expect((await flow.show(id)).body.error.details[0].metadata).toBeDefined();
  });

  it('rule 45: is not taken from the user who saw it by an attempt from elsewhere', async () => {
    const theirs = await AuthorizationFlow.start(service);
    const id = await flow.pendingRequest();
    await flow.show(id);
    expect((await theirs.show(id)).status).toBe(404);
    expect((await flow.decide(id, { approve: true })).status).toBe(200);
  });

  it('rule 45: and no cookie is set if there is nothing to decide', async () => {
    await flow.code();
    const again = await flow.authorize();
    expect(again.headers.get('location')).toMatch(/[?&]code=/);
    const wrong = await flow.authorize({ scope: 'nothing' });
    for (const { headers } of [again, wrong]) expect(headers.getSetCookie()).toEqual([]);
  });
});

it('rule 45: on an https site, the cookie is secure and bound to the host', async () => {
  const configuration = service.app.get<{ baseUrl: string }>(CONFIGURATION, { strict: false });
  configuration.baseUrl = 'https://wordgrove.example';
  const [cookie] = (await begun()).answer.headers.getSetCookie();
  configuration.baseUrl = service.url;
  expect(cookie).toMatch(/^__Host-wordgrove_browser=.*; Secure/);
});
