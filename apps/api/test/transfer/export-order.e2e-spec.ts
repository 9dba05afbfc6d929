import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';
import { call } from '../support/used-account.js';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

/** Terms in the order of the list, and answers in the order of the log. */
async function inOrder(learner: Learner) {
  const { learned_words: words } = await call(
    service,
    learner,
    'GET',
    '/api/v1/learning/learned-words?page_size=100',
  );
  const { reviews } = await call(service, learner, 'GET', '/api/v1/reviews?page_size=100');
  return {
    words: words.map(({ term }: { term: string }) => term),
    reviews: reviews.map((review: { user_answer: string }) => review.user_answer),
  };
}

describe('entries of the same moment', () => {
  it('are in the same order if their file was imported under other ids', async () => {
    const learner = await Learner.of(service);
    const specs = Array.from({ length: 40 }, (_, n) => ({ term: `word ${n}` }));
    await learner.post('/api/v1/learning/collect-words', { specs });
    const cards = await learner.cards();
    const answers = cards.map((card: { id: string; term: string }) => ({
      flashcard_id: card.id,
      is_correct: true,
      user_answer: card.term,
      reviewed_at: service.clock.now().toISOString(),
    }));
    await learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
    const file = await exportText(service, learner, 'json');
    const target = await Learner.of(service);
    await importFile(service, target, 'json', file);
    const before = await inOrder(learner);
    expect(before.reviews.length).toBeGreaterThan(9);
    expect(await inOrder(target)).toEqual(before);
  });
});
