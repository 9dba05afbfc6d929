import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';
const REVIEWS = '/api/v1/reviews';

/** A UUID is the same in either letter case. */
describe('the ids of review', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const get = (path: string, query: Record<string, string> = {}) =>
    service.client.get(path, { token: learner.token, query });

  const wordbookOf = async (owner: Learner): Promise<string> =>
    (await owner.post('/api/v1/wordbooks', { name: 'Mine' })).body.wordbook.id;

  it('name a wordbook in capitals too', async () => {
    const id = await wordbookOf(learner);
    const created = await learner.post(PLANS, {
      name: 'Of one wordbook',
      wordbook_ids: [id.toUpperCase(), id],
    });
    expect([created.status, created.body.review_plan?.wordbook_ids]).toEqual([200, [id]]);
  });

  it('name deleted wordbooks of a plan until somebody removes them', async () => {
    const other = await Learner.of(service);
    const [own, foreign] = [await wordbookOf(learner), await wordbookOf(other)];
    const { body } = await learner.post(PLANS, { name: 'Of a wordbook', wordbook_ids: [own] });
    const token = learner.token;
    await service.client.delete(`/api/v1/wordbooks/${own}`, { token });
    const path = `${PLANS}/${body.review_plan.id}`;
    const patch = (change: object) => service.client.patch(path, { token, body: change });
    const { name, wordbook_ids } = body.review_plan;
    const sameAgain = await patch({ name, wordbook_ids });
    expect([sameAgain.status, sameAgain.body.review_plan?.wordbook_ids]).toEqual([200, [own]]);
    expect((await patch({ wordbook_ids: [own, foreign] })).status).toBe(404);
    expect((await patch({ wordbook_ids: [] })).status).toBe(200);
    expect((await patch({ wordbook_ids: [own] })).status).toBe(404);
  });

  it('name a card, a plan and a review in capitals too, and are returned as they are stored', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const first = await learner.submit(card.id.toUpperCase(), true);
    expect(first.body.review.flashcard_id).toBe(card.id);
    const { review } = first.body;
    const again = await learner.post(`${PLANS}/${review.plan_id.toUpperCase()}/submit-answer`, {
      flashcard_id: card.id,
      is_correct: true,
    });
    expect(again.body).toEqual(first.body);
    const undone = await learner.post(`${REVIEWS}/${review.id.toUpperCase()}/undo`, undefined);
    expect(undone.body.review.id).toBe(review.id);
    for (const member of ['plan_id', 'learned_word_id']) {
      const filter = `${member} == "${review[member].toUpperCase()}"`;
      expect((await get(REVIEWS, { filter })).body.reviews).toEqual([undone.body.review]);
    }
  });

  it('of reviews name the default plan by its name in a filter too', async () => {
    await learner.collect({ term: 'harbor' });
    const { review_plan: plan } = (await learner.post(PLANS, { name: 'Another' })).body;
    const [own] = await learner.cards();
    const [other] = (await learner.post(`${PLANS}/${plan.id}/flashcards`, {})).body.flashcards;
    await learner.submit(own.id, true);
    const answer = { flashcard_id: other.id, is_correct: true };
    await learner.post(`${PLANS}/${plan.id}/submit-answer`, answer);
    const found = async (filter: string, of = learner) => {
      const options = { token: of.token, query: { filter } };
      const { body } = await service.client.get('/api/v1/reviews', options);
      return body.reviews.map(({ flashcard_id: id }: { flashcard_id: string }) => id).sort();
    };
    expect(await found('plan_id == "default"')).toEqual([own.id]);
    expect(await found('plan_id != "default"')).toEqual([other.id]);
    expect(await found(`plan_id in ["default", "${plan.id}"]`)).toEqual([own.id, other.id].sort());
    expect(await found('plan_id == "toString"')).toEqual([]);
    expect(await found('learned_word_id == "default"')).toEqual([]);
    await service.client.delete(`${PLANS}/${plan.id}`, { token: learner.token });
    expect(await found('plan_id != "default"')).toEqual([other.id]);
    expect(await found('plan_id == "default"', await Learner.of(service))).toEqual([]);
  });

  it('are null for the plan that was deleted', async () => {
    await learner.collect({ term: 'harbor' });
    await learner.collect({ term: 'lantern' });
    const { body } = await learner.post(PLANS, { name: 'Short-lived' });
    const plan = `${PLANS}/${body.review_plan.id}`;
    const [card] = (await learner.post(`${plan}/flashcards`, {})).body.flashcards;
    await learner.post(`${plan}/submit-answer`, { flashcard_id: card.id, is_correct: false });
    const { review: kept } = await learner.answerOnly(true);
    await service.client.delete(plan, { token: learner.token });
    const planIdsWhere = async (filter: string) =>
      (await get(REVIEWS, { filter })).body.reviews.map(
        ({ plan_id }: { plan_id: string | null }) => plan_id,
      );
    expect(await planIdsWhere(`plan_id != "${kept.plan_id}"`)).toEqual([null]);
    expect(await planIdsWhere(`plan_id in ["${kept.plan_id}"]`)).toEqual([kept.plan_id]);
  });
});
