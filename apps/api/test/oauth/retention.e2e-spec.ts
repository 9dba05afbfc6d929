import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TABLES = [
  'authorization_requests',
  'authorization_codes',
  'token_families',
  'refresh_tokens',
  'access_tokens',
  'grants',
];

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

const tidy = () => service.app.get(Housekeeping, { strict: false }).run();

const rowsLeft = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await service.database.pool.query(`select count(*)::integer n from ${table}`);
    counts[table] = rows[0].n;
  }
  return counts;
};

describe('retention', () => {
  beforeEach(async () => {
    await service.database.pool.query('truncate grants, authorization_requests cascade');
    flow = await AuthorizationFlow.start(service);
  });

  it('removes nothing that is valid, nor what a second use of a code must find', async () => {
    const code = await flow.code();
    const { body } = await flow.exchange(code);
    service.clock.advance({ days: 29 });
    const { body: next } = await flow.refresh(body.refresh_token);
    service.clock.advance({ days: 2 });
    await tidy();
    expect((await flow.refresh(next.refresh_token)).status).toBe(200);
    expect((await flow.exchange(code)).status).toBe(400);
    expect((await flow.refresh(next.refresh_token)).status).toBe(400);
  });

  it('keeps a request a day longer, for the way back', async () => {
    const id = await flow.pendingRequest();
    service.clock.advance({ hours: 24 });
    const cookie = await service.given.session(flow.userId);
    await tidy();
    expect((await flow.show(id, cookie)).body.error.details[0].metadata).toBeDefined();
    service.clock.advance({ minutes: 10 });
    await tidy();
    expect((await flow.show(id, cookie)).body.error.details[0].metadata).toBeUndefined();
  });

  it('leaves only the active grant after everything has expired', async () => {
    await flow.tokens();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    await flow.tokens();
    service.clock.advance({ days: 31 });
    await tidy();
    const nothing = Object.fromEntries(TABLES.map((table) => [table, 0]));
    expect(await rowsLeft()).toEqual({ ...nothing, grants: 1 });
  });

  it('is done by one replica at a time', async () => {
    await flow.tokens();
    service.clock.advance({ days: 31 });
    await Promise.all(Array.from({ length: 5 }, tidy));
    expect((await rowsLeft())['access_tokens']).toBe(0);
  });
});
