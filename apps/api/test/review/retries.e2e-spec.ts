import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The same answer again, however long after. */
describe('an answer that is sent again', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const ago = (hours: number) =>
    new Date(service.clock.now().getTime() - hours * 3_600_000).toISOString();
  const submitAll = (answers: unknown) =>
    learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
  const reasonOf = ({ body }: { body: { error: { details: { reason: string }[] } } }) =>
    body.error.details[0]?.reason;
  const cardOf = async (term = 'harbor') => {
    await learner.collect({ term });
    return (await learner.cards())[0].id as string;
  };

  it.each([
    ['29 days later, by then given too long ago', 29],
    ['31 days later, its card expired', 31],
    ['years later', 2_000],
  ])('finds the first: %s', async (_, days) => {
    const card = await cardOf();
    const reviewed_at = ago(48);
    const first = await learner.submit(card, true, { reviewed_at });
    expect(first.status).toBe(200);
    service.clock.advance({ days });
    const again = await learner.submit(card, true, { reviewed_at });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const inBatch = await submitAll([{ flashcard_id: card, is_correct: true, reviewed_at }]);
    expect(inBatch.body.results).toEqual([{ flashcard_id: card, error: null, ...first.body }]);
    for (const time of [{ reviewed_at }, {}])
      expect(reasonOf(await learner.submit(card, false, time))).toBe('ALREADY_ANSWERED');
  });

  it('finds the first, whatever time it states now', async () => {
    const card = await cardOf();
    const first = await learner.submit(card, true);
    for (const reviewed_at of [ago(-1), ago(24 * 31)]) {
      const again = await learner.submit(card, true, { reviewed_at });
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
  });

  it('is judged by its time again after the first is undone', async () => {
    const card = await cardOf();
    const reviewed_at = ago(48);
    const { body } = await learner.submit(card, true, { reviewed_at });
    service.clock.advance({ days: 29 });
    await learner.post(`/api/v1/reviews/${body.review.id}/undo`, undefined);
    expect(reasonOf(await learner.submit(card, true, { reviewed_at }))).toBe('OUT_OF_RANGE');
    expect((await learner.submit(card, true)).status).toBe(200);
  });

  it('is unknown to another user and to another plan', async () => {
    const card = await cardOf();
    await learner.submit(card, true);
    const { body } = await learner.post('/api/v1/review-plans', { name: 'Another' });
    const other = await Learner.of(service);
    const path = `/api/v1/review-plans/${body.review_plan.id}/submit-answer`;
    const answer = { flashcard_id: card, is_correct: true };
    expect((await learner.post(path, answer)).status).toBe(404);
    expect((await other.submit(card, true)).status).toBe(404);
    const late = { ...answer, reviewed_at: ago(24 * 31) };
    expect(reasonOf(await learner.post(path, late))).toBe('OUT_OF_RANGE');
    expect(reasonOf(await other.submit(card, true, late))).toBe('OUT_OF_RANGE');
  });

  it('with a bad time is a bad request, whether or not its plan is there', async () => {
    const path = '/api/v1/review-plans/00000000-0000-4000-8000-000000000000/submit-answer';
    const answer = { flashcard_id: 'none', is_correct: true, reviewed_at: ago(24 * 31) };
    expect(reasonOf(await learner.post(path, answer))).toBe('OUT_OF_RANGE');
    expect(reasonOf(await learner.submit('none', true, answer))).toBe('OUT_OF_RANGE');
    expect((await learner.post(path, { ...answer, reviewed_at: ago(1) })).status).toBe(404);
  });
});
