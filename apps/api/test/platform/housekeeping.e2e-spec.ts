import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { hashSecret } from '../../src/platform/crypto/secret.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const OLD_ROWS = 3_000;
const USERS = 10;

let service: TestApp;
let flow: AuthorizationFlow;
const log: string[] = [];

beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    databaseDelayMs: 1,
    log: { write: (line) => void log.push(line) },
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.pool.query('truncate grants, authorization_requests, sessions cascade');
  flow = await AuthorizationFlow.start(service);
  log.length = 0;
});

const tidy = (instance = service) => instance.app.get(Housekeeping, { strict: false }).run();

const count = async (from: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await service.database.pool.query(
    `select count(*)::integer as n from ${from}`,
    values,
  );
  return rows[0].n;
};

/** Returns the lines that housekeeping logged. */
const said = () =>
  log
    .map((line) => JSON.parse(line))
    .filter(({ context }) => context === 'Housekeeping')
    .map(({ level, msg }) => `${level}: ${msg}`);

/** Many sessions, requests and tokens that have all expired two days ago. */
async function expireMany(): Promise<void> {
  const old = new Date(service.clock.now().getTime() - 2 * 86_400_000);
  const { userId, application } = flow;
  const insert = (text: string, ...values: unknown[]) =>
    service.database.pool.query(
      `insert into ${text} from generate_series(1, ${OLD_ROWS}) n`,
      values,
    );
  await insert(`sessions select sha256(n::text::bytea), $1, $2, $2`, userId, old);
  await insert(
    `authorization_requests (id_hash, application_id, redirect_uri, scopes, state, created_at,
       expires_at) select sha256(n::text::bytea), $1, '', '{}'::text[], '', $2, $2`,
    application.id,
    old,
  );
  const { grantId } = await service.given.token({ application, userId });
  await insert(
    `token_families (id, grant_id, created_at) select gen_random_uuid(), $1, $2`,
    grantId,
    old,
  );
  await service.database.pool.query(
    `insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
       select sha256(id::text::bytea), id, '{}'::text[], $1, $1 from token_families where created_at = $1`,
    [old],
  );
}

/** Does something while another transaction holds the lock of a statement. */
async function whileLocked(text: string, value: unknown, work: () => Promise<void>): Promise<void> {
  const connection = await service.database.pool.connect();
  try {
    await connection.query('begin');
    expect((await connection.query(text, [value])).rowCount).toBeGreaterThan(0);
    await work();
    await connection.query('commit');
  } finally {
    connection.release();
  }
}

describe('housekeeping', () => {
  it('removes expired sessions and keeps the others', async () => {
    await expireMany();
    await tidy();
    expect(await count('sessions')).toBe(1);
    expect((await service.client.get('/api/console/session', { cookie: flow.cookie })).status).toBe(
      200,
    );
    service.clock.advance({ days: 1 });
    await tidy();
    expect(await count('sessions')).toBe(0);
  });

  it('reports what it removed, and nothing if there was nothing', async () => {
    await expireMany();
    await tidy();
    expect(said()).toEqual([
      `info: Removed ${OLD_ROWS} expired sessions`,
      `info: Removed ${OLD_ROWS} expired authorization requests`,
      `info: Removed ${OLD_ROWS} expired access tokens`,
    ]);
    log.length = 0;
    await tidy();
    expect(said()).toEqual([]);
  });

  it('delays nobody who signs in, authorizes and refreshes meanwhile', async () => {
    const flows = await Promise.all(
      Array.from({ length: USERS }, () =>
        AuthorizationFlow.start(service, { application: flow.application }),
      ),
    );
    await expireMany();
    let isBusy = true;
    const use = async (user: AuthorizationFlow): Promise<number[]> => {
      const account = { email: `${user.userId}@example.org`, password: 'correct horse battery' };
      const statuses: number[] = [];
      const body = { ...account, display_name: 'A user' };
      const headers = { origin: service.url };
      statuses.push((await service.client.post('/api/console/users', { body, headers })).status);
      statuses.push(
        (await service.client.post('/api/console/session', { body: account, headers })).status,
      );
      let { refresh_token: token } = await user.tokens();
      for (let at = 0; at < 10; at += 1) {
        const answer = await user.refresh(token);
        statuses.push(answer.status);
        token = answer.body.refresh_token;
      }
      return statuses;
    };
    const keepTidy = async (): Promise<void> => {
      while (isBusy) await tidy();
    };
    const tidying = keepTidy();
    const statuses = await Promise.all(flows.map(use)).finally(() => (isBusy = false));
    await tidying;
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(said().filter((line) => line.startsWith('warn'))).toEqual([]);
    expect(await count('sessions where expires_at <= $1', service.clock.now())).toBe(0);
  });

  it('skips what another transaction has locked, until the next run', async () => {
    await expireMany();
    const one = hashSecret('1');
    await whileLocked('select from sessions where id_hash = $1 for update', one, async () => {
      await tidy();
      expect(await count('sessions where id_hash = $1', one)).toBe(1);
      expect(await count('sessions')).toBe(2);
      expect(await count('access_tokens')).toBe(1);
    });
    await tidy();
    expect(await count('sessions')).toBe(1);
    expect(said().filter((line) => line.startsWith('warn'))).toEqual([]);
  });

  it('leaves a family that is locked with its last tokens, and so finds it again', async () => {
    await flow.tokens();
    service.clock.advance({ days: 31 });
    const lock = 'select from token_families where created_at < $1 for update';
    await whileLocked(lock, service.clock.now(), async () => {
      await tidy();
      expect(await count('token_families')).toBe(1);
      expect(await count('access_tokens')).toBe(1);
    });
    await tidy();
    for (const table of [
      'token_families',
      'access_tokens',
      'refresh_tokens',
      'authorization_codes',
    ])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(said().filter((line) => line.startsWith('warn'))).toEqual([]);
  });

  it('ends no family that gets its next tokens at that moment', async () => {
    await flow.tokens();
    service.clock.advance({ days: 31 });
    const later = new Date(service.clock.now().getTime() + 60_000);
    const rotate = `with rotated as (update token_families set generation = 1 returning id)
      insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
      select sha256('next'), id, 1, '{}', $1, $1 from rotated`;
    await whileLocked(rotate, later, tidy);
    await tidy();
    expect(await count('token_families')).toBe(1);
    expect(await count('refresh_tokens')).toBe(1);
    expect(await count('authorization_codes')).toBe(1);
  });

  it('is complete if replicas begin at the same time', async () => {
    await expireMany();
    const replica = await startTestApp({ database: service.database });
    replica.clock.set(service.clock.now().toISOString());
    await Promise.all([tidy(), tidy(replica), tidy(), tidy(replica)]);
    await replica.close();
    expect(await count('sessions')).toBe(1);
    expect(await count('authorization_requests')).toBe(0);
    expect(await count('token_families')).toBe(1);
    expect(said().filter((line) => line.startsWith('warn'))).toEqual([]);
  });

  it('is left to another replica while that one is running it', async () => {
    await expireMany();
    await whileLocked('select pg_advisory_xact_lock($1)', 7009, tidy);
    expect(await count('sessions')).toBe(OLD_ROWS + 1);
  });
});
