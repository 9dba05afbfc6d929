import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REVIEWS = '/api/v1/reviews';
/** The members that differ between an undone review and one that was never submitted. */
const TIMES = { updated_at: expect.any(String) };

describe('undoing a review', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const undo = (id: string, of = learner) => of.post(`${REVIEWS}/${id}/undo`, undefined);
  const wordOf = async (id: string, of = learner) => {
    const path = `/api/v1/learning/learned-words/${id}`;
    return (await service.client.get(path, { token: of.token })).body.learned_word;
  };

  it('leaves a new word as it was, and its card open', async () => {
    const word = await learner.collect({ term: 'harbor' });
    const cards = await learner.cards();
    const before = await learner.stats();
    const { review } = await learner.answerOnly(false);
    const answer = await undo(review.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      review: { ...review, undone_at: service.clock.now().toISOString() },
      learned_word: { ...word, ...TIMES },
    });
    expect(await learner.cards()).toEqual(cards);
    expect(await learner.stats()).toEqual(before);
  });

  it('does nothing more if it is undone again, even by fifty calls at once', async () => {
    await learner.collect({ term: 'harbor' });
    const { review } = await learner.answerOnly(true);
    const first = await undo(review.id);
    service.clock.advance({ minutes: 1 });
    expect((await undo(review.id)).body).toEqual(first.body);
    const next = await learner.answerOnly(true);
    const at = service.clock.now().toISOString();
    const all = await Promise.all(Array.from({ length: 50 }, () => undo(next.review.id)));
    for (const { status, body } of all) expect([status, body.review.undone_at]).toEqual([200, at]);
    expect(all[0]?.body.learned_word).toMatchObject({ review_count: 0, state: 'NEW' });
  });

  // Each of a word's reviews in turn: first, in the middle, last.
  it.each([0, 1, 2, 3, 4])('number %i equals never having submitted it', async (skipped) => {
    const other = await Learner.of(service);
    for (const each of [learner, other]) await each.collect({ term: 'harbor' });
    const answers = [false, false, true, false, true];
    const ids: string[] = [];
    for (const [index, isCorrect] of answers.entries()) {
      ids.push((await learner.answerOnly(isCorrect)).review.id);
      if (index !== skipped) await other.answerOnly(isCorrect);
      service.clock.advance({ days: 300 });
    }
    const { body } = await undo(ids[skipped] ?? '');
    const [never] = (await listOf(other)).learned_words;
    expect(body.learned_word).toEqual({
      ...never,
      ...TIMES,
      id: body.learned_word.id,
    });
  });

  it('lets the card be answered the other way', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const first = await learner.submit(card.id, false);
    await undo(first.body.review.id);
    const second = await learner.submit(card.id, true);
    expect(second.status).toBe(200);
    expect(second.body.review.id).not.toBe(first.body.review.id);
    expect(second.body.learned_word.review_count).toBe(1);
    expect((await learner.submit(card.id, true)).body).toEqual(second.body);
  });

  it('keeps one open card of a word: the one that was answered', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const { body } = await learner.submit(card.id, false);
    service.clock.advance({ minutes: 30 });
    const [later] = await learner.cards();
    expect(later.id).not.toBe(card.id);
    await undo(body.review.id);
    expect(await learner.cards()).toMatchObject([{ id: card.id }]);
    expect((await learner.submit(later.id, true)).status).toBe(404);
  });

  it('leaves an expired card closed', async () => {
    await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    const { body } = await learner.submit(card.id, true);
    service.clock.advance({ days: 31 });
    const [later] = await learner.cards();
    await undo(body.review.id);
    expect((await learner.submit(card.id, false)).body.error.details[0].reason).toBe(
      'CARD_EXPIRED',
    );
    expect(await learner.cards()).toMatchObject([{ id: later.id }]);
  });

  it('counts a declared level as the start, not as a review', async () => {
    const word = await learner.collect({ term: 'harbor', mastery_level: 3 });
    service.clock.advance({ days: 60 });
    const { review } = await learner.answerOnly(false);
    await undo(review.id);
    expect(await wordOf(word.id)).toEqual({ ...word, ...TIMES });
  });

  it("refuses another user's review, and ids of no review", async () => {
    const word = await learner.collect({ term: 'harbor' });
    const { review, learned_word } = await learner.answerOnly(true);
    const other = await Learner.of(service);
    for (const id of [review.id, word.id, 'nonsense']) {
      expect((await undo(id, other)).status).toBe(404);
    }
    expect(await wordOf(word.id)).toEqual(learned_word);
  });

  it('appears in the change feed', async () => {
    await learner.collect({ term: 'harbor' });
    const { review } = await learner.answerOnly(true);
    const changes = async (sync_token: string) => {
      const options = { token: learner.token, query: { sync_token } };
      return (await service.client.get('/api/v1/learning/changes', options)).body;
    };
    const { next_sync_token: since } = await changes('');
    const { body } = await undo(review.id);
    expect((await changes(since)).learned_words).toEqual([body.learned_word]);
  });

  it('and answers at once end where one order of them would', async () => {
    await learner.collect({ term: 'harbor' });
    for (let round = 0; round < 20; round += 1) {
      const { review } = await learner.answerOnly(true);
      service.clock.advance({ days: 60 });
      const [card] = await learner.cards();
      const [undone, answered] = await Promise.all([
        undo(review.id),
        learner.post(`${DEFAULT_PLAN}/submit-answer`, { flashcard_id: card.id, is_correct: false }),
      ]);
      expect(undone.status).toBe(200);
      // Its card is expired, so the later one stays and is answered.
      expect(answered.status).toBe(200);
      const { review_count: count } = await wordOf(answered.body.learned_word.id);
      expect(count).toBe(round + 1);
      service.clock.advance({ days: 1 });
    }
  });

  async function listOf(of: Learner) {
    const options = { token: of.token };
    return (await service.client.get('/api/v1/learning/learned-words', options)).body;
  }
});
