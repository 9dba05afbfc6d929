import { setTimeout as delay } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';

/** More than the service has connections. */
const MANY = 30;

describe('a user whose changes cannot go on', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ isImpatient: true })));
  afterAll(() => service.close());

  /** Does the work while a transaction, as of another replica, has the turn to change a user's words. */
  async function withTurnTaken(userId: string, work: () => Promise<void>): Promise<void> {
    const holder = await service.database.pool.connect();
    try {
      await holder.query('begin');
      const text = 'update change_counters set last_change = last_change where user_id = $1';
      await holder.query(text, [userId]);
      await work();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it('does not keep others from the database, and is told so after two seconds', async () => {
    const { accessToken: token, userId } = await service.given.token();
    const collect = (term: string) =>
      service.client.post(COLLECT, { token, body: { spec: { term } } });
    const first = await collect('first');
    const other = (await service.given.token()).accessToken;
    let calls: ReturnType<typeof collect>[] = [];
    let refusals = 0;
    await withTurnTaken(userId, async () => {
      calls = Array.from({ length: MANY }, (_, at) => collect(`word ${at}`));
      for (const call of calls)
        void call.then(({ status }) => (refusals += Number(status === 429)));
      await delay(500);
      const bystanders = Array.from({ length: MANY }, () =>
        service.client.get(WORDS, { token: other }),
      );
      for (const { status } of await Promise.all(bystanders)) expect(status).toBe(200);
      expect((await service.client.get('/health/ready')).status).toBe(200);
      while (refusals < MANY - 1) await delay(20);
    });
    const answers = await Promise.all(calls);
    const collected = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    // The one that waits in the database may have waited too long as well.
    expect(collected.length).toBeLessThanOrEqual(1);
    expect(collected.length + refused.length).toBe(MANY);
    for (const { body, headers } of refused) {
      expect(body.error.details[0].reason).toBe('TOO_MANY_AT_ONCE');
      expect(headers.get('retry-after')).toBe('1');
    }
    expectCounted(first, await collect('last'), collected.length);
  });

  /** Only calls that were not refused here are counted. */
  function expectCounted(
    before: { headers: Headers },
    after: { headers: Headers },
    between: number,
  ): void {
    const [left, leftNow] = [before, after].map(({ headers }) =>
      Number(headers.get('x-ratelimit-remaining')),
    ) as [number, number];
    expect(left - leftNow).toBe(between + 1);
  }
});
