import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_LIMITS } from '../../src/platform/database/database-limits.js';
import { openDatabasePath, type DatabasePath } from '../support/database-path.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';
const USERS = 20;
const CALLS = 200;

/** The time in milliseconds within which the service must be back. */
const BACK_MS = 30_000;

describe('a network that loses all bytes between the service and the database', () => {
  let service: TestApp;
  let path: DatabasePath;
  let tokens: string[];
  beforeAll(async () => {
    const open = async (url: string) => (path = await openDatabasePath(url));
    service = await startTestApp({ isImpatient: true, path: open });
    const given = Array.from({ length: USERS }, () => service.given.token());
    tokens = (await Promise.all(given)).map(({ accessToken }) => accessToken);
  });
  afterAll(() => service.close());

  const tokenOf = (at: number) => tokens[at % USERS] as string;

  /** Collects a word, or lists words. Returns the status, and the term if it was collected. */
  async function call(at: number): Promise<{ status: number; acknowledged?: string }> {
    const token = tokenOf(at);
    if (at % 2 === 0) return service.client.get(WORDS, { token });
    const term = `word ${at}`;
    const { status } = await service.client.post(COLLECT, { token, body: { spec: { term } } });
    return status === 200 ? { status, acknowledged: term } : { status };
  }

  it('costs the calls under way, and neither later ones nor what was acknowledged', async () => {
    const before = [await call(0), await call(1)];
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    // On a slow machine, a service that has just started may refuse some of many.
    await allSucceedWithin(BACK_MS);
    const calls = Array.from({ length: CALLS }, (_, at) => call(USERS + at));
    await delay(5);
    path.isLosing = true;
    const answers = await Promise.all(calls);
    for (const { status } of answers) expect([200, 429, 503]).toContain(status);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    // Those of later calls that have a connection wait on it as the path comes back.
    const late = Array.from({ length: CALLS }, (_, at) => call(1_000 + at));
    await delay(1_000);
    path.isLosing = false;
    await allSucceedWithin(BACK_MS);
    answers.push(...before, ...(await Promise.all(late)));
    await expectKept(answers.flatMap(({ acknowledged }) => acknowledged ?? []));
  });

  it('has one caller wait as long as documented, with a connection and without one', async () => {
    const { answer, connection, statement } = DATABASE_LIMITS;
    path.isLosing = true;
    const waits = [await timed(() => call(0))];
    // No connection is left.
    await Promise.all(Array.from({ length: CALLS }, (_, at) => call(at)));
    waits.push(await timed(() => call(0)));
    path.isLosing = false;
    for (const wait of waits) {
      expect(wait).toBeGreaterThan(statement);
      // A busy machine takes longer.
      expect(wait).toBeLessThan(2 * (answer + connection));
    }
    await allSucceedWithin(BACK_MS);
  });

  /** Returns the time in milliseconds after which a call got 503. */
  async function timed(run: () => ReturnType<typeof call>): Promise<number> {
    const since = performance.now();
    expect(await run()).toMatchObject({ status: 503 });
    return performance.now() - since;
  }

  /** Waits until all calls at once succeed. */
  async function allSucceedWithin(milliseconds: number): Promise<void> {
    const deadline = performance.now() + milliseconds;
    for (let round = 1; ; round += 1) {
      const calls = Array.from({ length: USERS }, (_, at) => call(10_000 * round + at));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      if (statuses.every((status) => status === 200)) break;
      expect(performance.now()).toBeLessThan(deadline);
      await delay(100);
    }
    expect(performance.now()).toBeLessThan(deadline);
    expect((await service.client.get('/health/ready')).status).toBe(200);
  }

  async function expectKept(terms: readonly string[]): Promise<void> {
    const { rows } = await service.database.pool.query<{ term: string }>(
      'select term from learned_words where term = any($1)',
      [terms],
    );
    expect(rows.map(({ term }) => term).sort()).toEqual([...terms].sort());
  }
});
