import { ALL_SCOPES } from '@wordgrove/contracts';
import type { GrantDto } from '@wordgrove/dto';
import { KEPT } from '../../src/platform/database/bounded-pool.js';
import { ConnectionPool } from '../../src/platform/database/connection-pool.js';
import { Sql } from '../../src/platform/database/sql.js';
import { AccountHolder } from '../support/account-holder.js';
import { eventually } from '../support/jobs.js';
import { fullAccount, type FullAccount } from '../support/full-account.js';
import { collectMuch } from '../support/much-to-read.js';
import { tablesOfUsers } from '../support/traces.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Where the file has the rows of a table that names users. */
const MEMBERS = {
  applications: 'applications',
  audit_events: 'events',
  fitted_weights: 'fitted_weights',
  grants: 'grants',
  learned_words: 'words',
  memory_parameters: 'memory_parameters',
  review_plans: 'review_plans',
  reviews: 'reviews',
  sessions: 'sessions',
  wordbooks: 'wordbooks',
};
/** Tables that it leaves out, for the reasons in docs/account-data.md, "The export". */
const LEFT_OUT = [
  'application_test_users',
  'authorization_requests',
  'call_log',
  'change_counters',
  'deleted_words',
  'flashcards',
  'imports',
  'playground_tokens',
  'review_counters',
  'review_viewers',
];

const PATH = '/api/console/account/export';

const log: string[] = [];
let service: TestApp;
let full: FullAccount;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'error' },
    log: { write: (line) => void log.push(line) },
  });
  full = await fullAccount(service);
});
afterAll(() => service.close());

const exported = () => service.client.get(PATH, { cookie: full.ada.cookie });

describe('the export of an account', () => {
  it('is a file to save, which no cache stores', async () => {
    const { status, headers } = await exported();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="wordgrove-account.json"',
    );
    expect(headers.get('cache-control')).toMatch(/no-store/);
  });

  it('has the profile, the sessions by their times, and what applications may do', async () => {
    const { body } = await exported();
    const session = await full.ada.get('session');
    const grants = await full.ada.get('grants');
    const now = service.clock.now().toISOString();
    expect(body).toMatchObject({
      format: 'wordgrove-account',
      version: 1,
      exported_at: now,
      profile: session.body.user,
      grants: grants.body.grants.filter(({ kind }: GrantDto) => kind === 'CONSENT'),
    });
    expect(body.sessions.length).toBeGreaterThan(0);
    for (const each of body.sessions)
      expect(each).toEqual({ created_at: now, expires_at: expect.any(String) });
  });

  it('has every application of the user, and no secret', async () => {
    const { ada } = await fullAccount(service);
    for (let n = 0; n < 101; n += 1) await service.given.application({ ownerId: ada.id });
    const { body, text } = await service.client.get(PATH, { cookie: ada.cookie });
    expect(body.applications).toHaveLength(103);
    const secrets = body.applications.flatMap(({ secrets: own }: { secrets: object[] }) => own);
    expect(secrets).toHaveLength(103);
    for (const secret of secrets)
      expect(Object.keys(secret).sort()).toEqual([
        'created_at',
        'expires_at',
        'last_used_at',
        'name',
      ]);
    expect(text).not.toMatch(/hint|hash|digest|password/);
    const { rows } = await service.database.pool.query<{ trace: string }>(
      `select encode(id_hash, 'hex') as trace from sessions union all
       select encode(token_hash, 'hex') from access_tokens union all
       select encode(digest, 'hex') from application_secrets union all
       select password_hash from users where length(password_hash) > 1`,
    );
    expect(rows.filter(({ trace }) => text.includes(trace))).toEqual([]);
  });

  it('needs one connection to the database, and waits for no second one', async () => {
    const { ada } = full;
    const sql = service.app.get(Sql, { strict: false });
    const { max } = service.app.get(ConnectionPool, { strict: false }).figures;
    const gate = { open: () => undefined as void };
    const opened = new Promise<void>((resolve) => (gate.open = resolve));
    const held = Array.from({ length: max - KEPT - 1 }, () => sql.transaction(() => opened));
    const { status, body } = await service.client.get(PATH, { cookie: ada.cookie });
    gate.open();
    await Promise.all(held);
    expect([status, body.applications.length]).toEqual([200, 2]);
  });

  it('has the events of the user in the audit log, without other people', async () => {
    const { body } = await exported();
    const events = body.events.map(({ action, part }: { action: string; part: string }) => [
      action,
      part,
    ]);
    expect(events).toContainEqual(['APPLICATION_REGISTERED', 'ACTOR']);
    expect(events).toContainEqual(['TEST_USER_REMOVED', 'SUBJECT']);
    const { rows } = await service.database.pool.query(
      'select id from audit_events where actor_id = $1 or user_id = $1',
      [full.ada.id],
    );
    expect(events).toHaveLength(rows.length);
  });

  it('has each event once, however many there are', async () => {
    const ada = await AccountHolder.signUp(service);
    await service.database.pool.query(
      `insert into audit_events (action, actor_id, user_id, details, created_at)
       select 'EVENT', case n % 2 when 0 then $1::uuid end, $1, jsonb_build_object('n', n), $2
       from generate_series(1, 250) n`,
      [ada.id, service.clock.now()],
    );
    const { body } = await service.client.get(PATH, { cookie: ada.cookie });
    const numbers = body.events.flatMap(
      ({ details }: { details: { n?: number } }) => details.n ?? [],
    );
    expect(new Set(numbers).size).toBe(250);
    expect(numbers).toHaveLength(250);
  });

  it('has something of each table that names users, except tables that only the service needs', async () => {
    const told = [...Object.keys(MEMBERS), ...LEFT_OUT].sort();
    expect(await tablesOfUsers(service.database.pool)).toEqual(told);
    const { body } = await exported();
    for (const member of Object.values(MEMBERS))
      expect(body[member] ?? body.learning[member]).toBeDefined();
  });

  it('has what the learner learns, as an application with every scope exports it', async () => {
    const { body } = await exported();
    const { accessToken: token } = await service.given.token({
      userId: full.ada.id,
      scopes: ALL_SCOPES,
    });
    const learning = await service.client.get('/api/v1/learning/export', { token });
    expect(body.learning).toEqual(learning.body);
    expect(Object.keys(body.learning)).toEqual([
      'format',
      'version',
      'exported_at',
      'words',
      'wordbooks',
      'memory_parameters',
      'review_plans',
      'reviews',
      'fitted_weights',
    ]);
    const sizes = ['words', 'reviews', 'wordbooks'].map((name) => body.learning[name].length);
    expect(sizes).toEqual([2, 1, 1]);
  });

  it('has nothing of other users', async () => {
    const { text } = await exported();
    const { bob } = full;
    expect(text).not.toContain(bob.id);
    const { rows } = await service.database.pool.query<{ id: string }>(
      'select id from learned_words where user_id = $1',
      [bob.id],
    );
    expect(rows.filter(({ id }) => text.includes(id))).toEqual([]);
  });

  it('requires a session', async () => {
    expect((await service.client.get(PATH)).status).toBe(401);
    const { accessToken: token } = await service.given.token({ userId: full.ada.id });
    expect((await service.client.get(PATH, { token })).status).toBe(401);
  });

  it('stops without a failure if its reader goes away', async () => {
    const { ada, adasToken } = await fullAccount(service);
    await collectMuch(service, adasToken);
    const gone = new AbortController();
    const { cookie } = ada;
    const answer = await fetch(service.url + PATH, { headers: { cookie }, signal: gone.signal });
    await answer.body?.getReader().read();
    gone.abort();
    const { accessToken } = await service.given.token({ userId: ada.id });
    const others = () =>
      service.client.get('/api/v1/learning/export', {
        token: accessToken,
        query: { filter: 'false' },
      });
    await eventually(async () =>
      (await Promise.all([others(), others()])).every(({ status }) => status === 200),
    );
    expect(log).toEqual([]);
  });

  it('of a new account has empty lists', async () => {
    const ada = await AccountHolder.signUp(service);
    const { body } = await service.client.get(PATH, { cookie: ada.cookie });
    expect(body).toMatchObject({
      grants: [],
      applications: [],
      learning: { words: [], reviews: [] },
    });
  });
});
