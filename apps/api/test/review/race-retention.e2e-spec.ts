/**
 * @installed-servers a server has its own way of locking rows
 */
import { WriteTurns } from '../../src/platform/database/write-turns.js';
import { queueOf } from '../support/jobs.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = 5;
const AT_ONCE = 3;

/** An action during the rescheduling of the words must not keep their earlier schedule. */
describe('a change of retention in a race', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const token = () => learner.token;
  const setRetention = (desired_retention: number) =>
    service.client.patch(DEFAULT_PLAN, { token: token(), body: { desired_retention } });
  const schedule = async () => {
    const { body } = await service.client.get('/api/v1/learning/learned-words', {
      token: token(),
      query: { order_by: 'term', page_size: '100' },
    });
    return body.learned_words.map(({ term, next_review_at }: Record<string, string>) => [
      term,
      next_review_at,
    ]);
  };
  /** Makes `calls` and changes the retention while another has the learner's turn, and lets them all go. */
  async function withChangeOf(retention: number, calls: () => Promise<unknown>[]): Promise<void> {
    const other = await service.database.pool.connect();
    await other.query('begin');
    await other.query(
      'update change_counters set last_change = last_change + 1 where user_id = $1',
      [learner.userId],
    );
    const started = [...calls(), setRetention(retention)];
    await waiting(started.length);
    await other.query('commit');
    other.release();
    await Promise.all(started);
    await queueOf(service).idle();
  }

  /** Until so many changes wait: one for the lock in the database, and the others in the process. */
  async function waiting(count: number): Promise<void> {
    const text = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const locked = async () => (await service.database.pool.query(text)).rowCount ?? 0;
    while ((await locked()) + service.app.get(WriteTurns).waitingCount < count);
  }

  it('reschedules what answers and declarations have just scheduled', async () => {
    for (let index = 0; index < ROUNDS * AT_ONCE; index += 1)
      await learner.collect({ term: `word ${index}`, mastery_level: 2 });
    service.clock.advance({ days: 40 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const cards: { id: string }[] = await learner.cards({ limit: AT_ONCE });
      await withChangeOf(round % 2 === 0 ? 0.97 : 0.7, () => [
        ...cards.map(({ id }) => learner.submit(id, true)),
        learner.collect({ term: `declared ${round}`, mastery_level: 3 }),
      ]);
      const left = await schedule();
      await setRetention(0.8);
      await queueOf(service).idle();
      await setRetention(round % 2 === 0 ? 0.97 : 0.7);
      await queueOf(service).idle();
      expect(left).toEqual(await schedule());
    }
  });

  it('waits for a transaction that schedules words before it changes the plan, as an import may', async () => {
    await learner.collect({ term: 'harbor' });
    await learner.stats();
    const user = [learner.userId];
    const other = await service.database.pool.connect();
    await other.query('begin');
    await other.query(
      'update change_counters set last_change = last_change + 1 where user_id = $1',
      user,
    );
    await other.query(`insert into memory_parameters values ($1, 0.8, null, '2026-01-01')`, user);
    const edited = setRetention(0.7);
    await waiting(1);
    await other.query('update review_plans set updated_at = updated_at where user_id = $1', user);
    await other.query('commit');
    other.release();
    expect((await edited).status).toBe(200);
  });
});
