/**
 * @installed-servers a server has its own way of locking rows
 */
import { eventually } from '../support/jobs.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);
const AT_ONCE = 50;

/** On a slow database, so that the calls do overlap. */
describe('review in a race', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 5 })));
  afterAll(() => service.close());

  const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, call));

  it('has one open card of a word, even while an expired one is replaced', async () => {
    const learner = await Learner.of(service);
    for (const term of ['unknowable one', 'unknowable two']) await learner.collect({ term });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await atOnce(() => learner.post(`${DEFAULT_PLAN}/flashcards`, {}));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(answers[0]?.body.flashcards).toHaveLength(2);
      service.clock.advance({ days: 30 });
    }
    const { rows } = await service.database.pool.query(
      `select count(*)::int as issued, count(*) filter (where closed_at is null)::int as open
       from flashcards where user_id = $1`,
      [learner.userId],
    );
    expect(rows).toEqual([{ issued: 2 * ROUNDS, open: 2 }]);
  });

  it('counts an answer once, however often it is sent', async () => {
    const learner = await Learner.of(service);
    for (let round = 0; round < ROUNDS; round += 1) {
      await learner.collect({ term: `unknowable ${round}` });
      const [card] = await learner.cards();
      const answers = await atOnce(() => learner.submit(card.id, true));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1);
    }
    const { rows } = await service.database.pool.query(
      `select (select count(*)::int from reviews where user_id = $1) as reviews,
         (select sum(review_count)::int from learned_words where user_id = $1) as counted`,
      [learner.userId],
    );
    expect(rows).toEqual([{ reviews: ROUNDS, counted: ROUNDS }]);
  });

  it('accepts one of two opposite answers, and refuses the other', async () => {
    const learner = await Learner.of(service);
    for (let round = 0; round < raceRounds(5); round += 1) {
      await learner.collect({ term: `unknowable ${round}` });
      const card = (await learner.cards()).at(-1);
      let turn = 0;
      const answers = await atOnce(() => learner.submit(card.id, (turn += 1) % 2 === 0));
      const taken = answers.filter(({ status }) => status === 200);
      expect(taken).toHaveLength(AT_ONCE / 2);
      expect(new Set(taken.map(({ body }) => body.review.id)).size).toBe(1);
      const reasons = answers.flatMap(({ body }) => body.error?.details[0].reason ?? []);
      expect(reasons).toEqual(Array(AT_ONCE / 2).fill('ALREADY_ANSWERED'));
    }
  });

  it('issues no card of a word that is deleted between reading and writing', async () => {
    const learner = await Learner.of(service);
    const kept = await learner.collect({ term: 'harbor' });
    const deleted = await learner.collect({ term: 'lantern' });
    const deletion = await service.database.pool.connect();
    await deletion.query('begin');
    await deletion.query('delete from learned_words where id = $1', [deleted.id]);
    const asked = learner.cards();
    await someoneWaits(service);
    await deletion.query('commit');
    deletion.release();
    const cards = await asked;
    expect(cards).toMatchObject([{ learned_word_id: kept.id }]);
    expect(await learner.cards()).toEqual(cards);
  });
});

/** Until a statement of the service waits for a lock. */
async function someoneWaits({ database }: TestApp): Promise<void> {
  const text = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => (await database.pool.query(text)).rowCount !== 0);
}
