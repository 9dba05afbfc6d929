import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';

/** The bounds of docs/interface.md, "Limits", from either side. */
describe('the bounds of review', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const token = () => learner.token;
  const patch = (body: object) => service.client.patch(DEFAULT_PLAN, { token: token(), body });
  const submitAll = (answers: unknown) =>
    learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
  const faultsOf = ({ status, body }: Awaited<ReturnType<typeof patch>>) =>
    status === 200 ? 'fine' : body.error.details.map(({ field }: { field: string }) => field);

  it.each([
    [{}, 'fine'],
    [{ daily_new_limit: 0, daily_review_limit: 0, desired_retention: 0.7 }, 'fine'],
    [{ daily_new_limit: 9_999, daily_review_limit: 9_999, desired_retention: 0.97 }, 'fine'],
    [{ daily_new_limit: -1 }, ['daily_new_limit']],
    [{ daily_review_limit: 10_000 }, ['daily_review_limit']],
    [{ desired_retention: 0.69 }, ['desired_retention']],
    [{ desired_retention: 0.971 }, ['desired_retention']],
    [{ name: '', is_default: false }, ['name', 'is_default']],
  ])('of a plan that is edited: %j', async (body, outcome) => {
    const before = (await service.client.get(DEFAULT_PLAN, { token: token() })).body.review_plan;
    service.clock.advance({ minutes: 1 });
    const answer = await patch(body);
    const found = faultsOf(answer);
    expect(Array.isArray(found) ? found.toSorted() : found).toEqual(
      Array.isArray(outcome) ? outcome.toSorted() : outcome,
    );
    const after = (await service.client.get(DEFAULT_PLAN, { token: token() })).body.review_plan;
    const isEdited = outcome === 'fine' && Object.keys(body).length > 0;
    const updated_at = isEdited ? service.clock.now().toISOString() : before.updated_at;
    expect(after).toEqual({ ...before, ...(isEdited && body), updated_at });
  });

  it('of the day: with both limits at 0 nothing is asked, and everything is counted', async () => {
    await learner.collect({ term: 'harbor' });
    await learner.collect({ term: 'lantern', mastery_level: 1 });
    service.clock.advance({ days: 30 });
    await patch({ daily_new_limit: 0, daily_review_limit: 0 });
    expect(await learner.cards()).toEqual([]);
    expect(await learner.stats()).toMatchObject({ due_count: 1, new_count: 1 });
    await patch({ daily_review_limit: 1 });
    expect(await learner.cards()).toMatchObject([{ term: 'lantern' }]);
  });

  it.each([
    ['that lack everything', {}, 2],
    ['with nine unknown members of long names', manyMembers(9, '\u0001'.repeat(160)), 11],
    ['with three hundred unknown members', manyMembers(300, 'member'), 302],
    ['with an id that is too long', { flashcard_id: '\u0001'.repeat(300), is_correct: 1 }, 3],
  ])('of what a hundred refused answers %s are told', async (_, answer, faults) => {
    const { status, text, body } = await submitAll(Array(100).fill(answer));
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024);
    expect(body.results).toHaveLength(100);
    for (const { flashcard_id, error } of body.results) {
      const more = error.details.find(
        ({ reason }: { reason: string }) => reason === 'TOO_MANY_FAULTS',
      );
      const described = error.details.length - (more === undefined ? 0 : 1);
      expect([flashcard_id, error.code]).toEqual([null, 'INVALID_ARGUMENT']);
      expect(described + (more?.metadata.count ?? 0)).toBe(faults);
    }
    if (faults === 2) expect(body.results[99].error.details).toHaveLength(2);
  });

  it('of a batch: one to a hundred answers', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const many = (count: number) =>
      submitAll(Array(count).fill({ flashcard_id: card.id, is_correct: true }));
    const { status, body } = await many(100);
    expect(status).toBe(200);
    expect(body.results).toEqual(Array(100).fill(body.results[0]));
    expect(body.results[0].learned_word.review_count).toBe(1);
    for (const count of [0, 101]) expect(faultsOf(await many(count))).toEqual(['answers']);
  });

  it('of a forecast: a day to a year, by the name and by the id of the default plan', async () => {
    await learner.collect({ term: 'harbor', mastery_level: 5 });
    const { id } = (await service.client.get(DEFAULT_PLAN, { token: token() })).body.review_plan;
    const forecast = async (plan: string, days: string) => {
      const path = `${PLANS}/${plan}/forecast`;
      return (await service.client.get(path, { token: token(), query: { days } })).body.forecast;
    };
    for (const days of ['1', '365']) {
      const found = await forecast('default', days);
      expect(found).toHaveLength(Number(days));
      expect(await forecast(id, days)).toEqual(found);
      const due = found.filter((day: { due_count: number }) => day.due_count > 0);
      expect(due).toHaveLength(days === '1' ? 0 : 1);
    }
  });

  it('of a plan that is deleted: its open cards are gone, and other plans ask about their words', async () => {
    await learner.collect({ term: 'harbor' });
    const { review_plan: plan } = (await learner.post(PLANS, { name: 'Short-lived' })).body;
    const [card] = (await learner.post(`${PLANS}/${plan.id}/flashcards`, {})).body.flashcards;
    const [own] = await learner.cards();
    await service.client.delete(`${PLANS}/${plan.id}`, { token: token() });
    const answer = { flashcard_id: card.id, is_correct: true };
    expect((await learner.post(`${PLANS}/${plan.id}/submit-answer`, answer)).status).toBe(404);
    expect((await learner.submit(card.id, true)).status).toBe(404);
    expect(await learner.cards()).toEqual([own]);
    expect((await learner.submit(own.id, true)).status).toBe(200);
  });
});

function manyMembers(count: number, name: string): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [name + at, 1]));
}
