import { randomUUID } from 'node:crypto';
import { SessionAuthenticator } from '../../src/platform/access/principal.js';
import { CONFIGURATION, type Configuration } from '../../src/platform/config/configuration.js';
import { ConsoleLimit } from '../../src/platform/rate-limit/console-limit.js';
import { LogLines } from '../support/log-lines.js';
import type { TestApp } from '../support/test-app.js';

const ADDRESS = '203.0.113.7';
const ELSEWHERE = { headers: { origin: 'https://elsewhere.example' } };
const foreign = { status: 403, code: 'PERMISSION_DENIED', reason: 'FOREIGN_ORIGIN' };

describe('the log line of a call that is refused before its session is looked up', () => {
  let log: LogLines;
  let service: TestApp;
  beforeAll(async () => {
    log = await LogLines.start(ADDRESS);
    ({ service } = log);
  });
  afterAll(() => service.close());

  let end = (_: null): void => undefined;
  // What waits must not keep the service from closing if a test fails.
  afterEach(() => end(null));

  it('tells who is signed in, and leaves the session as it is', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const sessions = async () =>
      (await service.database.pool.query('select * from sessions where user_id = $1', [id])).rows;
    const before = await sessions();
    const named = { user_id: id, address: ADDRESS };
    const path = '/api/console/session';
    expect(await log.of('DELETE', path, { ...ELSEWHERE, cookie })).toEqual({
      ...foreign,
      ...named,
    });
    const own = { cookie, headers: { origin: service.url } };
    expect([
      await log.of('GET', '/api/console/nothing', { cookie }),
      await log.of('PUT', path, own),
      await log.of('POST', path, { ...own, raw: 'email' }),
      await log.of('POST', path, { ...own, body: {} }),
    ]).toMatchObject([404, 405, 415, 400].map((status) => ({ status, ...named })));
    expect(await sessions()).toEqual(before);
  });

  it('tells who is signed in if the network has had too many calls', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const address = '203.0.113.9';
    const limit = service.app.get(ConsoleLimit, { strict: false });
    const { consoleLimit } = service.app.get<Configuration>(CONFIGURATION, { strict: false });
    for (let at = 0; at < consoleLimit * 10; at += 1) await limit.chargeNetwork(address);
    const sent = { 'x-request-id': randomUUID(), 'x-forwarded-for': address };
    const { status } = await service.client.get('/api/console/visitor', { cookie, headers: sent });
    await log.settled();
    const line = log.ofRequests().find(({ request_id }) => request_id === sent['x-request-id']);
    expect(status).toBe(429);
    expect(line).toMatchObject({ error: { reason: 'TOO_MANY_CALLS' }, user_id: id, address });
  });

  it('tells the address alone if a session has ended, or others are looked up already', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const refuse = () => log.of('DELETE', '/api/console/session', { ...ELSEWHERE, cookie });
    const look = jest.spyOn(
      service.app.get(SessionAuthenticator, { strict: false }),
      'authenticate',
    );
    look.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const lines = [refuse(), refuse(), refuse()];
    expect(await Promise.race(lines)).toEqual({ ...foreign, address: ADDRESS });
    end(null);
    await Promise.all(lines);
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
    await service.database.pool.query('delete from sessions where user_id = $1', [id]);
    expect(await refuse()).toEqual({ ...foreign, address: ADDRESS });
  });
});
