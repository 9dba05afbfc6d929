/**
 * @installed-servers its triggers must run on an older PostgreSQL too
 */
import { migrate, revertMigration } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { givenReviews } from '../support/review-history.js';
import { keptAndCounted } from '../support/statistics-from-scratch.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const WORDS = '/api/v1/learning/learned-words';
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 96 * QUARTER_MS;

/** The counters that triggers keep, beside counting the words and reviews themselves. */
describe('the counters of statistics', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const sql = async (text: string, values: unknown[]) =>
    (await service.database.pool.query(text, values)).rows;
  const at = (daysAgo: number) => new Date(service.clock.now().getTime() - daysAgo * DAY_MS);

  async function expectExact({ userId } = learner) {
    const [kept, counted] = await keptAndCounted(service.database.pool, userId);
    expect(kept).toEqual(counted);
    return counted;
  }

  it.each([1, 2, 3])('are exact after any calls (%i)', async (seed) => {
    const random = numbers(seed);
    const anyOf = <T>(items: readonly T[]) => items[random(items.length)] as T;
    const levels = (n: number) => ({ term: `unknowable ${n}`, mastery_level: random(6) });
    await learner.sendAll(Array.from({ length: 5 }, (_, n) => levels(n)));
    await learner.post('/api/v1/review-plans', { name: 'Another', desired_retention: 0.95 });
    const anyWord = async () => anyOf(await learner.listAll())?.id ?? '';
    const calls = [
      () => learner.send(levels(random(7))),
      ...Array.from({ length: 4 }, () => async () => {
        const [card] = await learner.cards({ limit: 1 });
        const reviewed_at = at(anyOf([0, 0, 1, 1, random(20) / 10])).toISOString();
        return card && learner.submit(card.id, random(4) > 0, { reviewed_at, time_spent_ms: 900 });
      }),
      async () => {
        const reviews = await sql('select id from reviews where user_id = $1', [learner.userId]);
        if (reviews.length > 0)
          await learner.post(`/api/v1/reviews/${anyOf(reviews).id}/undo`, undefined);
      },
      async () => learner.patch(await anyWord(), { mastery_level: random(3) }),
      async () => learner.patch(await anyWord(), { suspended: random(2) === 0 }),
      async () => random(4) === 0 && learner.delete(await anyWord()),
      () =>
        service.client.patch(DEFAULT_PLAN, {
          token: learner.token,
          body: { desired_retention: 0.9 },
        }),
      async () => service.clock.advance({ hours: random(40) }),
    ];
    for (let n = 0; n < 60; n += 1) await anyOf(calls)();
    await expectExact();
    const file = await exportText(service, learner, 'json');
    const other = await Learner.of(service);
    expect((await importFile(service, other, 'json', file)).status).toBe('SUCCEEDED');
    await expectExact(other);
  });

  it.each([11, 12, 13, 14])('are exact after any statements (%i)', async (seed) => {
    const random = numbers(seed);
    const words: string[] = [];
    for (let n = 0; n < 4; n += 1) words.push((await learner.collect(`word ${n}`)).id);
    const anyWord = () => words[random(words.length)] as string;
    // So few instants that many are the same, on both sides of a day's length.
    const anyTime = () => new Date(at(random(9) / 2).getTime() + random(3) - 1);
    const anyReview = `select id from reviews where user_id = $1 order by md5(id::text || $2) limit $3`;
    const reviews = [learner.userId, 'any', 3];
    const statements = [
      () =>
        givenReviews(
          service,
          learner.userId,
          anyWord(),
          Array.from({ length: 1 + random(9) }, () => ({
            at: anyTime(),
            isCorrect: random(3) > 0,
            undoneAt: random(4) === 0 ? at(0).toISOString() : null,
          })),
        ),
      () => sql(`update reviews set undone_at = now() where id in (${anyReview})`, reviews),
      () => sql(`update reviews set undone_at = null where id in (${anyReview})`, reviews),
      () => sql(`delete from reviews where id in (${anyReview})`, reviews),
      () =>
        sql(
          `update reviews set reviewed_at = $4, is_correct = not is_correct, time_spent_ms = 7
          where id in (${anyReview})`,
          [...reviews, anyTime()],
        ),
      () =>
        sql(
          'update learned_words set declared_at = $2, declared_mastery_level = $3 where id = $1',
          [anyWord(), anyTime(), random(3)],
        ),
      () =>
        sql(
          `update learned_words set mastery_level = $2, memory_state = 'RELEARNING' where id = $1`,
          [anyWord(), random(6)],
        ),
    ];
    for (let n = 0; n < 60; n += 1) {
      reviews[1] = String(n);
      await statements[random(statements.length)]?.();
    }
    await expectExact();
    await sql('delete from learned_words where id = any ($1)', [words.slice(2)]);
    await expectExact();
    await sql('delete from learned_words where user_id = $1', [learner.userId]);
    expect(await expectExact()).toMatchObject({ reviews: [] });
  });

  it('of a large import are exact', async () => {
    const { id } = await learner.collect('word');
    const log = Array.from({ length: 300 }, (_, n) => ({ at: at(n / 3) }));
    for (const part of [0, 1, 2])
      await givenReviews(
        service,
        learner.userId,
        id,
        log.filter((_, n) => n % 3 === part),
      );
    await expectExact();
  });

  it('are counted by the migration, also if it begins again', async () => {
    const word = await learner.collect({ term: 'harbor', mastery_level: 2 });
    await givenReviews(service, learner.userId, word.id, [{ at: at(9) }, { at: at(3) }]);
    const { url } = service.database;
    const first = MIGRATIONS.findIndex(({ name }) => name.startsWith('WordCounters'));
    for (const _ of MIGRATIONS.slice(first)) await revertMigration(url);
    await givenReviews(service, learner.userId, word.id, [{ at: at(5), isCorrect: false }]);
    await migrate(url);
    await expectExact();
    await sql(`delete from schema_migrations where name ~ '^(Word|Review)Counters'`, []);
    await sql('update review_counters set review_count = 77', []);
    await sql(`update change_counters set words_by_level = '{9,9,9,9,9,9}'`, []);
    await migrate(url);
    await expectExact();
  });

  it('go with their user, and nobody else has them', async () => {
    const other = await Learner.of(service);
    for (const each of [learner, other]) {
      const { id } = await each.collect('harbor');
      await givenReviews(service, each.userId, id, [{ at: at(2) }]);
    }
    const before = await keptAndCounted(service.database.pool, other.userId);
    await sql('delete from users where id = $1', [learner.userId]);
    expect(await sql('select from review_counters where user_id = $1', [learner.userId])).toEqual(
      [],
    );
    expect(await keptAndCounted(service.database.pool, other.userId)).toEqual(before);
    await service.client.get(`${WORDS}`, { token: other.token });
  });
});

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
