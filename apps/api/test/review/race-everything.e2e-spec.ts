/**
 * @installed-servers a server has its own way of locking rows
 */
import { queueOf } from '../support/jobs.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { keptAndCounted } from '../support/statistics-from-scratch.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';
const WORDS = '/api/v1/learning/learned-words';
const TERMS = 12;
const ROUNDS = raceRounds(6);
const AT_ONCE = 50;

/** On a slow database, so that the calls do overlap. */
describe('everything that changes a memory, at once', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 3 })));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const token = () => learner.token;
  const get = async (path: string) => (await service.client.get(path, { token: token() })).body;
  const patch = (path: string, body: object) =>
    service.client.patch(path, { token: token(), body });
  const remove = (path: string) => service.client.delete(path, { token: token() });
  const setRetention = (desired_retention: number) => patch(DEFAULT_PLAN, { desired_retention });
  const wordsOf = async () => (await get(`${WORDS}?page_size=100&order_by=term`)).learned_words;
  const collectAll = () =>
    learner.post('/api/v1/learning/collect-words', {
      specs: Array.from({ length: TERMS }, (_, index) => ({
        term: `unknowable ${index}`,
        mastery_level: index % 4,
      })),
    });

  it('fails nowhere, and leaves the same as folding the log again', async () => {
    const random = numbers(7);
    await setRetention(0.9);
    for (let round = 0; round < ROUNDS; round += 1) {
      await collectAll();
      service.clock.advance({ days: 60 });
      const calls = await callsOf(round, random);
      const answers = await Promise.all(calls.map((call) => call()));
      const unexpected = answers.filter(({ status }) => status !== 200 && status !== 404);
      expect(unexpected.map(({ text }) => text)).toEqual([]);
    }
    await queueOf(service).idle();
    await expectTrueCounts();
    const left = await schedule();
    const { desired_retention: retention } = (await get(DEFAULT_PLAN)).review_plan;
    for (const each of [0.75, retention]) {
      await setRetention(each);
      await queueOf(service).idle();
    }
    expect(left).toEqual(await schedule());
  });

  /** Fifty calls that meet: answers, undone ones, declarations, deletions and edits. */
  async function callsOf(round: number, random: (below: number) => number) {
    const { body } = await learner.post(PLANS, { name: 'Short-lived', desired_retention: 0.95 });
    const plans = [DEFAULT_PLAN, `${PLANS}/${body.review_plan.id}`];
    const cards: { plan: string; id: string }[] = [];
    for (const plan of plans) {
      const asked = (await learner.post(`${plan}/flashcards`, {})).body.flashcards;
      cards.push(...asked.map(({ id }: { id: string }) => ({ plan, id })));
    }
    const words: { id: string }[] = await wordsOf();
    const reviews: { id: string }[] = (await get('/api/v1/reviews?page_size=100')).reviews;
    const anyOf = <T>(items: readonly T[]) => items[random(items.length)] as T;
    const kinds = [
      ...Array.from({ length: 4 }, () => () => {
        const { plan, id } = anyOf(cards);
        const ago = random(100) * 3_600_000;
        return learner.post(`${plan}/submit-answer`, {
          flashcard_id: id,
          is_correct: round % 2 === 0,
          reviewed_at: new Date(service.clock.now().getTime() - ago).toISOString(),
        });
      }),
      () => learner.post(`${anyOf(plans)}/flashcards`, {}),
      () => learner.post(`/api/v1/reviews/${anyOf(reviews)?.id}/undo`, undefined),
      () => patch(`${WORDS}/${anyOf(words).id}`, { mastery_level: random(6) }),
      () => patch(`${WORDS}/${anyOf(words).id}`, { suspended: random(4) === 0 }),
      () => setRetention(0.8 + random(10) / 100),
      () => collectAll(),
      () => (random(5) === 0 ? remove(`${WORDS}/${anyOf(words).id}`) : collectAll()),
      () =>
        random(5) === 0
          ? remove(plans[1] as string)
          : get(PLANS).then(() => ({ status: 200, text: '' })),
    ];
    return Array.from({ length: AT_ONCE }, () => anyOf(kinds));
  }

  async function schedule() {
    return (await wordsOf()).map((word: Record<string, unknown>) => ({ ...word, updated_at: '' }));
  }

  async function expectTrueCounts(): Promise<void> {
    const words = await wordsOf();
    const { rows } = await service.database.pool.query(
      `select w.id, count(r.id)::int as reviews from learned_words w
       left join reviews r on r.learned_word_id = w.id and r.undone_at is null
       where w.user_id = $1 group by w.id`,
      [learner.userId],
    );
    const counted = new Map(rows.map(({ id, reviews }) => [id, reviews]));
    for (const word of words)
      expect([word.id, word.review_count]).toEqual([word.id, counted.get(word.id)]);
    const newWords = words.filter(({ state }: { state: string }) => state === 'NEW');
    expect((await learner.stats()).new_count).toBe(newWords.length);
    const [kept, fromScratch] = await keptAndCounted(service.database.pool, learner.userId);
    expect(kept).toEqual(fromScratch);
  }
});

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
