import { randomUUID } from 'node:crypto';
import type { ListApplicationWeeksResponse, UsageDayDto } from '@wordgrove/dto';
import { CallRecorder } from '../../src/modules/traffic/record/call-recorder.service.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { APPLICATIONS } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { Developer, writeTraffic } from '../support/developer.js';
import { interrupted, purgeNow } from '../support/purges.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('the counters of an application', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  it('count calls and errors by their kind, in the days of the owner', async () => {
    const developer = await Developer.start(service, {
      timeZone: 'Asia/Kathmandu',
      hourlyQuota: 5,
    });
    const { token } = developer;
    const call = (path: string, accessToken = token.accessToken) =>
      service.client.get(path, { token: accessToken });
    await call(WORDS);
    await call(`${WORDS}?page_size=x`);
    await call(`${WORDS}/${randomUUID()}`);
    const narrow = await service.given.token({
      application: token.application,
      userId: token.userId,
      scopes: ['review:read'],
    });
    await call(WORDS, narrow.accessToken);
    for (let count = 0; count < 4; count += 1) await call(WORDS);
    // Begun, and written, twice in the same quarter of an hour.
    await writeTraffic(service);
    await call('/api/v1/learning/languages', 'unknown');
    const read = await developer.usage({ days: '7' });
    expect(read).toMatchObject({ time_zone: 'Asia/Kathmandu' });
    expect(read.days).toHaveLength(7);
    expect(read.days_before).toHaveLength(7);
    const { call_count, error_counts, authorized_users, gained_users } = read.days.at(
      -1,
    ) as UsageDayDto;
    expect({ call_count, authorized_users, gained_users }).toEqual({
      call_count: 8,
      authorized_users: 1,
      gained_users: 1,
    });
    expect(error_counts).toEqual({
      bad_request: 1,
      unauthenticated: 0,
      denied: 1,
      limited: 2,
      failed: 0,
      other: 1,
    });
    expect((await developer.usage({ days: '90' })).days_before).toBeNull();
  });

  it('put a call into the day that it has in the time zone of the owner', async () => {
    const developer = await Developer.start(service, { timeZone: 'Asia/Kathmandu' });
    const { token } = developer;
    service.clock.set('2026-03-02T18:14:00.000Z');
    await service.client.get(WORDS, { token: token.accessToken });
    service.clock.set('2026-03-02T18:15:00.000Z');
    const second = await service.given.token({ application: token.application });
    await service.client.get(WORDS, { token: second.accessToken });
    const days = (await developer.usage({ days: '7' })).days.slice(-2);
    const facts = (day: UsageDayDto) => [day.date, day.call_count, day.authorized_users];
    expect(days.map(facts)).toEqual([
      ['2026-03-02', 1, 1],
      ['2026-03-03', 1, 2],
    ]);
    const { text, headers } = await developer.read('/usage.csv', { days: '7' });
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(1 + 14 + 1);
    expect(lines[0]).toMatch(/^date,calls,errors_400,/);
    expect(lines[14]).toBe('2026-03-03,1,0,0,0,0,0,0,2,1,0');
  });

  it('are summed up for all applications of a developer, in the order of their list', async () => {
    service.clock.set('2026-03-02T18:14:00.000Z');
    const developer = await Developer.start(service, { timeZone: 'Asia/Kathmandu' });
    const { application, token } = developer;
    await service.client.get(WORDS, { token: token.accessToken });
    service.clock.set('2026-03-02T18:16:00.000Z');
    const idle = await service.given.application({ ownerId: application.ownerId });
    await Developer.start(service);
    const second = await service.given.token({ application });
    await service.client.get(WORDS, { token: second.accessToken });
    service.clock.set('2026-03-02T18:17:00.000Z');
    await service.client.get(`${WORDS}?page_size=x`, { token: second.accessToken });
    await writeTraffic(service);
    const cookie = await service.given.session(application.ownerId);
    const page = async (page_token = '') =>
      (
        await service.client.get<ListApplicationWeeksResponse>('/api/console/application-weeks', {
          cookie,
          query: { page_size: '1', page_token },
        })
      ).body;
    const first = await page();
    const last = await page(first.next_page_token);
    expect(last.next_page_token).toBe('');
    const weeks = [...first.application_weeks, ...last.application_weeks];
    const none = { call_counts: Array(7).fill(0), error_count: 0, authorized_users: 0 };
    expect(weeks).toEqual([
      { application_id: idle.id, ...none, last_call_at: null },
      {
        application_id: application.id,
        // The day begins at 18:15 UTC.
        call_counts: [0, 0, 0, 0, 0, 1, 2],
        error_count: 1,
        authorized_users: 2,
        last_call_at: '2026-03-02T18:17:00.000Z',
      },
    ]);
  });

  it('tell how many users revoked the access', async () => {
    const developer = await Developer.start(service);
    const { application } = developer;
    const leaver = await service.given.token({ application });
    const revoke = `/api/console/grants/${leaver.grantId}`;
    const cookie = await service.given.session(leaver.userId);
    expect((await service.client.delete(revoke, { cookie })).status).toBe(200);
    const day = await developer.today();
    expect([day.authorized_users, day.gained_users, day.lost_users]).toEqual([1, 2, 1]);
  });

  it('count a call with a token that has ended, and no call with one that nobody knows', async () => {
    const developer = await Developer.start(service);
    const { token } = developer;
    service.clock.advance({ hours: 2 });
    const dead = await service.client.get(WORDS, { token: token.accessToken });
    expect(dead.status).toBe(401);
    expect(dead.headers.get('www-authenticate')).toContain('invalid_token');
    await service.client.get(WORDS, { token: 'x'.repeat(43) });
    const { call_count, error_counts } = await developer.today();
    expect([call_count, error_counts.unauthenticated]).toEqual([1, 1]);
    const [call] = (await developer.logs()).calls;
    expect(call).toMatchObject({ status: 401, reason: 'TOKEN_INVALID', user: null });
  });

  it('tell which secret served which requests', async () => {
    const developer = await Developer.start(service);
    const { application, cookie } = developer;
    const secrets = `${APPLICATIONS}/${application.id}/secrets`;
    const added = await service.client.post(secrets, { cookie, body: { name: 'new' } });
    const flow = await AuthorizationFlow.start(service, { application });
    const pair = await flow.tokens();
    const again = { client_secret: added.body.client_secret };
    for (const form of [{}, again, again])
      Object.assign(pair, (await flow.refresh(pair.refresh_token, form)).body);
    const { secrets: uses } = await developer.usage();
    const of = (id: string) => uses.find(({ secret_id }) => secret_id === id);
    expect(of(added.body.secret.id)).toMatchObject({ call_count: 2, share: 0.5 });
    expect(uses.map(({ call_count }) => call_count).sort()).toEqual([2, 2]);
  });

  it('of two processes at once lose nothing', async () => {
    const developer = await Developer.start(service);
    const { token } = developer;
    const other = await startTestApp({ database: service.database });
    for (const each of [service, other, other])
      await each.client.get(WORDS, { token: token.accessToken });
    await Promise.all([service, other].map(writeTraffic));
    expect((await developer.today()).call_count).toBe(3);
    await other.client.get(WORDS, { token: token.accessToken });
    // It writes what is left when it stops.
    await other.close();
    expect((await developer.today()).call_count).toBe(4);
  });

  it('wait for a database that is away', async () => {
    const developer = await Developer.start(service);
    await service.client.get(WORDS, { token: developer.token.accessToken });
    const { calls } = service.app.get(CallRecorder, { strict: false });
    await interrupted(
      service,
      'lock table call_counters in exclusive mode',
      () => writeTraffic(service),
      (holder) =>
        holder.query(`select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
    );
    expect(calls.isEmpty).toBe(false);
    expect((await developer.today()).call_count).toBe(1);
    expect(calls.isEmpty).toBe(true);
  });

  it('go after 90 days, the log after 14, and both with the application', async () => {
    const developer = await Developer.start(service);
    const { application, token } = developer;
    const flow = await AuthorizationFlow.start(service, { application });
    await flow.tokens();
    await service.client.get(WORDS, { token: token.accessToken });
    expect((await developer.logs()).calls).toHaveLength(3);
    const count = async (table: string) => {
      const { rows } = await service.database.pool.query(
        `select count(*)::int as count from ${table} where application_id = $1`,
        [application.id],
      );
      return rows[0].count;
    };
    service.clock.advance({ days: 15 });
    await service.app.get(Housekeeping).run();
    expect([await count('call_log'), await count('call_counters')]).toEqual([0, 1]);
    service.clock.advance({ days: 76 });
    await service.app.get(Housekeeping).run();
    expect([await count('call_counters'), await count('authorization_changes')]).toEqual([0, 0]);
    const later = await service.given.token({ application });
    await service.client.get(WORDS, { token: later.accessToken });
    await writeTraffic(service);
    expect(await count('call_log')).toBe(1);
    const session = await service.given.session(application.ownerId);
    await service.client.delete(`${APPLICATIONS}/${application.id}`, { cookie: session });
    await service.client.get(WORDS, { token: later.accessToken });
    await writeTraffic(service);
    await purgeNow(service);
    for (const table of ['call_log', 'call_log_heads', 'call_counters', 'authorization_changes'])
      expect([table, await count(table)]).toEqual([table, 0]);
  });
});
