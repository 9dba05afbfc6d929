import fc from 'fast-check';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE_MS = 60_000;
/** A word has one open card in each plan. */
const PLANS = 4;
/** Shortly before the cards expire. */
const DAYS = 29;

/** An answer of the word's card in one of the plans. */
interface Given {
  plan: number;
  minutesAgo: number;
  isCorrect: boolean;
}

/** Answers of one word, the earliest first, and how they arrive: in any order, some of them again. */
const arrivals = fc
  .uniqueArray(
    fc.record({ minutesAgo: fc.nat({ max: DAYS * 24 * 60 }), isCorrect: fc.boolean() }),
    // Of two of one moment, the order is by ids, which are the service's choice.
    { minLength: 2, maxLength: PLANS, selector: ({ minutesAgo }) => minutesAgo },
  )
  .map((answers) =>
    answers
      .sort((a, b) => b.minutesAgo - a.minutesAgo)
      .map((answer, plan): Given => ({ ...answer, plan })),
  )
  .chain((inOrder) =>
    fc.record({
      inOrder: fc.constant(inOrder),
      arriving: fc.shuffledSubarray([...inOrder, ...inOrder], { minLength: 2 * inOrder.length }),
      isBatch: fc.boolean(),
    }),
  );

describe('the same reviews', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('end in the same state, in whatever order and however often they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ inOrder, arriving, isBatch }) => {
        const [one, other] = [await start(), await start()];
        service.clock.advance({ days: DAYS });
        await one.submit(inOrder, false);
        await other.submit(arriving, isBatch);
        const state = await one.state();
        expect(state.word.review_count).toBe(inOrder.length);
        expect(await other.state()).toEqual(state);
      }),
      { numRuns: 10 },
    );
  });

  async function start() {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor' });
    const plans: string[] = [];
    const cards: string[] = [];
    for (let n = 0; n < PLANS; n += 1) {
      const { body } = await learner.post('/api/v1/review-plans', { name: `Plan ${n}` });
      const plan = `/api/v1/review-plans/${body.review_plan.id}`;
      plans.push(plan);
      cards.push((await learner.post(`${plan}/flashcards`, {})).body.flashcards[0].id);
    }
    const get = async (path: string) =>
      (await service.client.get(path, { token: learner.token })).body;

    return {
      /** One call for each of the answers, as a single one or as a batch. */
      async submit(answers: readonly Given[], isBatch: boolean) {
        const now = service.clock.now().getTime();
        for (const { plan, minutesAgo, isCorrect } of answers) {
          const answer = {
            flashcard_id: cards[plan],
            is_correct: isCorrect,
            reviewed_at: new Date(now - minutesAgo * MINUTE_MS).toISOString(),
          };
          const { status } = isBatch
            ? await learner.post(`${plans[plan]}/submit-answers`, { answers: [answer] })
            : await learner.post(`${plans[plan]}/submit-answer`, answer);
          expect(status).toBe(200);
        }
      },
      async state() {
        const { learned_word } = await get(`/api/v1/learning/learned-words/${id}`);
        const { review_statistics } = await get('/api/v1/review-statistics?days=365');
        const stats = [];
        for (const plan of plans) stats.push((await get(plan)).review_plan.stats);
        return {
          word: { ...learned_word, id: '' },
          memory: await get(`/api/v1/learning/learned-words/${id}/memory`),
          stats,
          // Retention is measured by what each answer met when it came, which the log keeps.
          statistics: { ...review_statistics, retention: null },
        };
      },
    };
  }
});
