/**
 * @installed-servers a server tells its own address
 */
import {
  BoundedClient,
  type BoundedClientOptions,
} from '../../src/platform/database/bounded-client.js';
import { DATABASE_LIMITS } from '../../src/platform/database/database-limits.js';
import type { ServerSession } from '../../src/platform/database/lost-answers.js';
import { requestLimits, sessionSetup } from '../../src/platform/database/session-settings.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { openDatabasePath, type DatabasePath } from '../support/database-path.js';

/** The time in milliseconds after which a connection begins to ask. */
const USUAL_MS = 1_000;
/** In this time, it asks a few times. */
const LONG_MS = 5_000;

const LIMITS = requestLimits({ ...DATABASE_LIMITS, statement: 60_000 });

describe('a connection that may wait for long', () => {
  let database: TestDatabase;
  let path: DatabasePath;
  let client: BoundedClient;
  let session: ServerSession;
  beforeAll(async () => {
    database = await createTestDatabase();
    path = await openDatabasePath(database.url);
  });
  afterAll(async () => {
    await path.close();
    await database.drop();
  });
  async function open(options: BoundedClientOptions = {}): Promise<BoundedClient> {
    const limits = { connectionTimeoutMillis: USUAL_MS, answerTimeoutMs: USUAL_MS };
    const opened = new BoundedClient({ connectionString: path.url, ...limits, ...options });
    await opened.connect();
    opened.waitFor(60_000);
    await sessionSetup(LIMITS)(opened);
    return opened;
  }
  beforeEach(async () => {
    client = await open();
    session = client.session as ServerSession;
  });
  afterEach(async () => {
    path.isLosing = false;
    await client.end();
  });

  /** Loses a statement, until the network is back. Returns why it failed. */
  async function lose(): Promise<string> {
    path.isLosing = true;
    const failure = client.query('select 1').then(
      () => 'answered',
      ({ message }: Error) => message,
    );
    await expect(client.another().connect()).rejects.toThrow();
    path.isLosing = false;
    return failure;
  }

  it('waits for a server that works', async () => {
    const { rows } = await client.query(`select 'done' as x from pg_sleep(${LONG_MS / 1_000})`);
    expect(rows).toEqual([{ x: 'done' }]);
  });

  it('does not wait for a server that has not got the statement', async () => {
    expect(await lose()).toMatch(/has lost a statement/);
  });

  it('does not wait for a server that has been started again', async () => {
    client.noteSession({ ...session, startedAt: '1' });
    client.waitFor(LONG_MS);
    // Behind a Unix socket, nothing tells it from another server.
    const { address } = session;
    expect(await lose()).toMatch(address === null ? /did not answer/ : /has lost a statement/);
  });

  it('does not wait for ever for a server that cannot be reached, if it is told so', async () => {
    const impatient = await open({ maxSilenceMs: USUAL_MS });
    path.isLosing = true;
    await expect(impatient.query('select 1')).rejects.toThrow('cannot be reached any more');
  });

  it('nor for one at whose address another server responds', async () => {
    const impatient = await open({ maxOtherMs: USUAL_MS });
    const own = impatient.session as ServerSession;
    impatient.noteSession({ ...own, startedAt: '1', address: '192.0.2.1' });
    await expect(impatient.query('select pg_sleep(60)')).rejects.toThrow(
      'cannot be reached any more',
    );
  });

  it('believes no other server', async () => {
    client.noteSession({ ...session, startedAt: '1', address: '192.0.2.1' });
    client.waitFor(LONG_MS);
    expect(await lose()).toMatch(/did not answer in time/);
  });
});
