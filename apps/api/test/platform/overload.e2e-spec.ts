import { setTimeout as delay } from 'node:timers/promises';
import { UserSlots } from '../../src/platform/access/user-slots.js';
import { BoundedClient } from '../../src/platform/database/bounded-client.js';
import { HeavyWork } from '../../src/platform/http/heavy-work.js';
import { Learner } from '../support/learner.js';
import { lengthen } from '../support/long-words.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

/** Many times what the service has connections. */
const CALLS = 200;

describe('calls while all connections to the database are busy', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ isImpatient: true })));
  afterAll(() => service.close());

  /** Does the work while every statement on words waits. */
  async function withWordsLocked<T>(work: () => Promise<T>): Promise<T> {
    const holder = await service.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table learned_words in access exclusive mode');
      return await work();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it('are refused with 503 before they have waited for long', async () => {
    const { accessToken: token } = await service.given.token();
    const list = async () => {
      const start = performance.now();
      const { status, headers } = await service.client.get(WORDS, { token });
      return { status, headers, took: performance.now() - start };
    };
    const answers = await withWordsLocked(() =>
      Promise.all(Array.from({ length: CALLS }, () => list())),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('1');
    }
    const times = answers.map(({ took }) => took).sort((one, other) => one - other);
    // Two seconds, and the rest is for a busy machine.
    expect(times[CALLS / 2]).toBeLessThan(8_000);
    expect((await list()).status).toBe(200);
  });
});

describe('calls of many learners while the database is slow', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 400 })));
  afterAll(() => service.close());

  it('are served two at a time if they have many long words, and light ones pass them', async () => {
    const learners = await Promise.all(Array.from({ length: 8 }, () => Learner.of(service)));
    for (const { userId } of learners) {
      await collectMany(service, userId, 25);
      await lengthen(service, userId, { bytes: 1_900 });
    }
    const bystander = await Learner.of(service);
    const most = mostAtOnce('long-words.read');
    const ended: unknown[][] = [];
    const end =
      (name: string) => (answer: { status: number; body: { learned_words: unknown[] } }) =>
        ended.push([name, answer.status, answer.body.learned_words.length]);
    const pages = learners.map((learner) =>
      learner.changes({ page_size: '500' }).then(end('heavy')),
    );
    const heavy = service.app.get(HeavyWork, { strict: false });
    while (heavy.waitingCount === 0 && ended.length === 0) await delay(20);
    await bystander.list().then(end('light'));
    await Promise.all(pages);
    expect(most()).toBe(2);
    expect(ended.filter(([name]) => name === 'heavy')).toEqual(
      learners.map(() => ['heavy', 200, 25]),
    );
    expect(ended.at(-1)).not.toEqual(['light', 200, 0]);
    expect(ended).toContainEqual(['light', 200, 0]);
  });
});

describe('calls while the database is slow', () => {
  let service: TestApp;
  beforeAll(
    async () => (service = await startTestApp({ isImpatient: true, databaseDelayMs: 400 })),
  );
  afterAll(() => service.close());

  it('are refused before any work, or else served, and health is told meanwhile', async () => {
    const { accessToken: token } = await service.given.token();
    const bystander = await service.given.token();
    const take = jest.spyOn(service.app.get(UserSlots, { strict: false }), 'take');
    const statuses: number[] = [];
    const health: number[] = [];
    const calls = Array.from({ length: CALLS }, async () => {
      statuses.push((await service.client.get(WORDS, { token })).status);
    });
    while (statuses.length < CALLS / 10) await delay(50);
    // Somebody else does not wait behind them.
    expect((await service.client.get(WORDS, { token: bystander.accessToken })).status).toBe(200);
    health.push((await service.client.get('/health/ready')).status);
    await Promise.all(calls);
    const served = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // What they have waited counts when they wait for others of their user.
    const isCounted = take.mock.calls.every(([, , spentMs]) => spentMs > 50);
    // A call whose token was looked up takes a slot.
    expect({ begun: take.mock.calls.length, isCounted, health }).toEqual({
      begun: served + 1,
      isCounted: true,
      health: [200],
    });
  });
});

/** Counts how many statements with this name are under way. The returned function ends it and returns the largest number. */
function mostAtOnce(name: string): () => number {
  let [now, most] = [0, 0];
  const { send } = BoundedClient.prototype;
  const count = function (this: BoundedClient, ...statement: Parameters<typeof send>) {
    const done = send.apply(this, statement);
    if (statement[2] !== name) return done;
    most = Math.max(most, (now += 1));
    return done.finally(() => (now -= 1));
  };
  const spy = jest.spyOn(BoundedClient.prototype, 'send').mockImplementation(count);
  return () => {
    spy.mockRestore();
    return most;
  };
}
