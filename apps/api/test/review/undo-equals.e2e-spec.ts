import fc from 'fast-check';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;
const TERMS = ['harbor', 'lantern'];

/** A step of a learner; steps are far apart, so that every word is due each time. */
type Step =
  | { answers: { hoursAgo: number; isCorrect: boolean; isUndone: boolean }[]; word: number }
  | { declares: number; word: number }
  | { suspends: boolean; word: number };

const word = fc.nat({ max: TERMS.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      word,
      // One through each of two plans, arriving in any order.
      answers: fc.array(
        fc.record({
          hoursAgo: fc.integer({ min: 0, max: 700 }),
          isCorrect: fc.boolean(),
          isUndone: fc.boolean(),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ word, declares: fc.integer({ min: 0, max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ word, suspends: fc.boolean() }) },
);

type Given = { hoursAgo: number; isCorrect: boolean; isUndone: boolean };

/** Two learners who do the same, but that one submits answers that the other never does, and undoes them. */
describe('undoing, no matter what was done meanwhile', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('equals never having submitted: words, memory, plans, statistics, forecast', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const [undoing, never] = [await start(), await start()];
        for (const each of steps) {
          service.clock.advance({ days: 600 });
          await take(each, undoing, never);
        }
        await undoing.undoAll();
        expect(await undoing.everything()).toEqual(await never.everything());
      }),
      { numRuns: 12 },
    );
  });

  async function take(each: Step, undoing: Subject, never: Subject): Promise<void> {
    if (!('answers' in each)) {
      for (const one of [undoing, never]) await one.edit(each);
      return;
    }
    // All cards are there before the first answer, which takes the word off the due ones.
    const [cards, others] = [await undoing.cards(each.word), await never.cards(each.word)];
    for (const [plan, answer] of each.answers.entries()) {
      // What was submitted and is not undone yet may have put the word off for years.
      if (cards[plan] === undefined || others[plan] === undefined) continue;
      await undoing.submit(plan, cards[plan], answer);
      if (!answer.isUndone) await never.submit(plan, others[plan], answer);
    }
  }

  type Subject = Awaited<ReturnType<typeof start>>;

  async function start() {
    const learner = await Learner.of(service);
    const token = learner.token;
    const ids: string[] = [];
    for (const term of TERMS) ids.push((await learner.collect({ term })).id);
    const { body } = await learner.post('/api/v1/review-plans', { name: 'Another' });
    const plans = [DEFAULT_PLAN, `/api/v1/review-plans/${body.review_plan.id}`];
    const toUndo: string[] = [];
    const get = async (path: string) => (await service.client.get(path, { token })).body;
    const inPlans = async <T>(call: (plan: string) => Promise<T>) => {
      const found: T[] = [];
      for (const plan of plans) found.push(await call(plan));
      return found;
    };

    return {
      async edit(each: { word: number; declares?: number; suspends?: boolean }) {
        const change = { mastery_level: each.declares, suspended: each.suspends };
        const path = `/api/v1/learning/learned-words/${ids[each.word]}`;
        expect((await service.client.patch(path, { token, body: change })).status).toBe(200);
      },
      cards: (word: number): Promise<(string | undefined)[]> =>
        inPlans(async (plan) => {
          const { flashcards } = (await learner.post(`${plan}/flashcards`, {})).body;
          const ofWord = (card: { learned_word_id: string }) => card.learned_word_id === ids[word];
          return flashcards.find(ofWord)?.id;
        }),
      async submit(plan: number, card: string, { hoursAgo, isCorrect, isUndone }: Given) {
        const at = service.clock.now().getTime() - hoursAgo * HOUR_MS;
        const { status, body: answer } = await learner.post(`${plans[plan]}/submit-answer`, {
          flashcard_id: card,
          is_correct: isCorrect,
          reviewed_at: new Date(at).toISOString(),
        });
        expect(status).toBe(200);
        if (isUndone) toUndo.push(answer.review.id);
      },
      async undoAll() {
        for (const id of toUndo)
          expect((await learner.post(`/api/v1/reviews/${id}/undo`, undefined)).status).toBe(200);
      },
      async everything() {
        const words = (await get('/api/v1/learning/learned-words?order_by=term')).learned_words;
        const { review_statistics } = await get('/api/v1/review-statistics?days=365');
        return {
          words: words.map((each: object) => ({ ...each, id: '', updated_at: '' })),
          memory: await Promise.all(
            ids.map((id) => get(`/api/v1/learning/learned-words/${id}/memory`)),
          ),
          stats: await inPlans(async (plan) => (await get(plan)).review_plan.stats),
          forecast: await inPlans((plan) => get(`${plan}/forecast?days=365`)),
          statistics: review_statistics,
        };
      },
    };
  }
});
