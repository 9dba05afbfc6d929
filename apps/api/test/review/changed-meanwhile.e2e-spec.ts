/**
 * @installed-servers a server has its own way of locking rows
 */
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Another process changes what schedules a learner's words while a call has read it and waits to write. */
describe('a call that waited for another change', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  /** Changes the retention as another process does, when the call waits for its turn. */
  async function whileRetentionChanges<T>(userId: string, call: () => Promise<T>): Promise<T> {
    const other = await service.database.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into change_counters as counter (user_id, last_change) values ($1, 1)
       on conflict (user_id) do update set last_change = counter.last_change + 1`,
      [userId],
    );
    const called = call();
    await someoneWaits(service);
    await other.query(SET_RETENTION, [userId]);
    await other.query('commit');
    other.release();
    return called;
  }

  /** A learner with a card to answer, and one whose retention was the other one from the beginning. */
  async function twoLearners(): Promise<[Learner, Learner]> {
    const [one, other] = [await Learner.of(service), await Learner.of(service)];
    await service.database.pool.query(SET_RETENTION, [other.userId]);
    return [one, other];
  }

  it('decides an answer anew', async () => {
    const learners = await twoLearners();
    for (const learner of learners) await learner.collect({ term: 'harbor', mastery_level: 3 });
    service.clock.advance({ days: 400 });
    const [learner, other] = learners;
    const [card] = await learner.cards();
    const answer = await whileRetentionChanges(learner.userId, () => learner.submit(card.id, true));
    const body = await other.answerOnly(true);
    expect(answer.status).toBe(200);
    expect(answer.body.review.next_review_at).toBe(body.review.next_review_at);
  });

  it('schedules a declared word anew', async () => {
    const [learner, other] = await twoLearners();
    const spec = { term: 'harbor', mastery_level: 4 };
    const answer = await whileRetentionChanges(learner.userId, () => learner.send(spec));
    expect(answer.status).toBe(200);
    const { next_review_at: expected } = await other.collect(spec);
    expect(answer.body.learned_word.next_review_at).toBe(expected);
  });

  it('answers an open card once, even if it is closed in between', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const other = await service.database.pool.connect();
    await other.query('begin');
    await other.query('update flashcards set closed_at = now() where id = $1', [card.id]);
    const called = learner.submit(card.id, true);
    await someoneWaits(service);
    await other.query('commit');
    other.release();
    const { status, body } = await called;
    expect([status, body.error.details[0].reason]).toEqual([400, 'CARD_EXPIRED']);
    const { rows } = await service.database.pool.query(
      'select count(*)::int as count from reviews where user_id = $1',
      [learner.userId],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

const SET_RETENTION = `
  insert into memory_parameters (user_id, desired_retention, updated_at) values ($1, 0.75, now())`;

/** Until a statement of the service waits for a lock. */
async function someoneWaits({ database }: TestApp): Promise<void> {
  const text = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(text)).rowCount === 0);
}
