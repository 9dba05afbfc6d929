import { AuthorizeService } from '../../src/modules/oauth/authorize/authorize.service.js';
import { hashSecret } from '../../src/platform/crypto/secret.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MAX_UNSEEN = 1_000;
const PARALLEL = 50;
/** Without HTTP, more of one sender would only wait for each other in the database. */
const PARALLEL_INSIDE = 4;
const FLOODER = '192.0.2.1';
const OTHER = '198.51.100.2';

let service: TestApp;
let flow: AuthorizationFlow;

beforeAll(async () => {
  service = await startTestApp({ environment: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.pool.query(
    'truncate authorization_requests, authorization_request_senders',
  );
  flow = await AuthorizationFlow.start(service);
});

const parameters = () => ({
  client_id: flow.application.clientId,
  redirect_uri: flow.application.redirectUri,
  response_type: 'code',
  scope: 'words:read words:write',
  state: 'a state',
});

// Without `expect`, which would take a tenth of the time of a flood.
const idIn = (location: string | null): string => {
  const id = /^\/consent\?request=(\S+)$/.exec(location ?? '')?.[1];
  if (id === undefined) throw new Error(`no consent page at ${location}`);
  return id;
};

/** An anonymous request over HTTP, as a proxy hands it on; its id. */
async function send(address: string): Promise<string> {
  service.clock.advance({ ms: 1 });
  const query = new URLSearchParams(parameters());
  const headers = { 'x-forwarded-for': address, cookie: flow.cookies(null) };
  const answer = await service.client.get(`/oauth/authorize?${query}`, { headers });
  expect(answer.status).toBe(302);
  return idIn(answer.headers.get('location'));
}

/** The same without HTTP, which is most of the time that a request takes; its id. */
async function sendInside(network: string): Promise<string> {
  service.clock.advance({ ms: 1 });
  const authorize = service.app.get(AuthorizeService, { strict: false });
  const onApplication = () => undefined;
  const visitor = { user: null, browser: flow.browser, network, requestId: '', onApplication };
  return idIn((await authorize.authorize(parameters(), visitor)).location);
}

/** Many requests, some at a time. */
async function flood(
  count: number,
  one: (at: number) => Promise<string>,
  parallel = PARALLEL,
): Promise<void> {
  let at = 0;
  const inTurn = async (): Promise<void> => {
    while (at < count) await one(at++);
  };
  await Promise.all(Array.from({ length: parallel }, inTurn));
}

const floodInside = (count: number) => flood(count, () => sendInside(FLOODER), PARALLEL_INSIDE);

const senders = async (): Promise<(Buffer | null)[]> => {
  const { rows } = await service.database.pool.query('select sender from authorization_requests');
  return rows.map(({ sender }) => sender);
};

const tidy = () => service.app.get(Housekeeping, { strict: false }).run();

const decide = async (id: string): Promise<number> =>
  (await flow.decide(id, { approve: true })).status;

describe('requests with nobody signed in', () => {
  it('keep the table small, however many one sender makes, and then leave nothing', async () => {
    const others = await send(OTHER);
    await floodInside(2 * MAX_UNSEEN);
    await flood(200, () => send(FLOODER));
    expect(await senders()).toHaveLength(MAX_UNSEEN + 1);
    expect((await flow.show(others)).status).toBe(200);
    expect(await decide(others)).toBe(200);
    service.clock.advance({ days: 1, minutes: 10 });
    await tidy();
    expect(await senders()).toEqual([]);
    service.clock.advance({ days: 1 });
    await tidy();
    const known = await service.database.pool.query('select from authorization_request_senders');
    expect(known.rowCount).toBe(0);
  });

  it('give way to new ones, the oldest first, one for each', async () => {
    const ids = [];
    for (let at = 0; at < MAX_UNSEEN + 2; at += 1) ids.push(await sendInside(FLOODER));
    expect(await senders()).toHaveLength(MAX_UNSEEN);
    const statuses = await Promise.all(ids.slice(0, 4).map((id) => flow.show(id)));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
  });

  it('are a sender’s own if they come from one IPv6 network', async () => {
    await flood(MAX_UNSEEN, () => sendInside('2001:db8:1:2::/64'));
    await flood(100, (at) => send(`2001:db8:1:2::${at.toString(16)}`));
    await send('2001:db8:1:2:ffff::');
    expect(await senders()).toHaveLength(MAX_UNSEEN);
    await send('2001:db8:1:3::');
    expect(await senders()).toHaveLength(MAX_UNSEEN + 1);
  });

  it('cannot claim other senders if no proxy is trusted', async () => {
    const exposed = await startTestApp({ database: service.database });
    const query = new URLSearchParams(parameters());
    for (const address of [FLOODER, OTHER]) {
      const headers = { 'x-forwarded-for': address };
      await exposed.client.get(`/oauth/authorize?${query}`, { headers });
    }
    await exposed.close();
    const [first, second] = await senders();
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toEqual(first);
  });

  it('are stored without the address that they came from', async () => {
    await send(FLOODER);
    await send(FLOODER);
    await send(OTHER);
    const [first, second, other] = await senders();
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first).not.toEqual(hashSecret(FLOODER));
  });
});

describe('requests that a signed-in user has', () => {
  const fill = () => floodInside(MAX_UNSEEN + 100);

  it('are displaced by nobody after they were shown', async () => {
    const unseen = await send(FLOODER);
    const seen = await send(FLOODER);
    await flow.show(seen);
    await fill();
    expect([await decide(unseen), await decide(seen)]).toEqual([404, 200]);
  });

  it('have no sender if the user was signed in from the start', async () => {
    const id = await flow.pendingRequest();
    expect(await senders()).toEqual([null]);
    await flood(MAX_UNSEEN + 100, () => flow.pendingRequest());
    expect(await senders()).toHaveLength(MAX_UNSEEN + 101);
    expect(await decide(id)).toBe(200);
  });
});
