/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { randomUUID } from 'node:crypto';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REVIEWS = '/api/v1/reviews';

describe('the list of reviews', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const list = (query: Record<string, string> = {}, of = learner) =>
    service.client.get(REVIEWS, { token: of.token, query });
  const listed = async (query: Record<string, string> = {}) => {
    const answer = await list(query);
    expect(answer.status).toBe(200);
    return answer.body.reviews;
  };

  /** Some reviews of two words, the first right and then in turn, a day after each other. */
  async function given(count: number) {
    await learner.collect({ term: 'harbor' });
    service.clock.advance({ minutes: 1 });
    await learner.collect({ term: 'lantern' });
    const reviews = [];
    for (let index = 0; index < count; index += 1) {
      reviews.push((await learner.answerOnly(index % 2 === 0)).review);
      service.clock.advance({ days: 1 });
    }
    return reviews;
  }

  it('has each review as submit-answer returned it, the latest first, undone ones too', async () => {
    const reviews = await given(4);
    const { body } = await learner.post(`${REVIEWS}/${reviews[1].id}/undo`, undefined);
    reviews[1] = body.review;
    expect(await listed()).toEqual(reviews.reverse());
  });

  it('comes page by page, each review once', async () => {
    const reviews = await given(7);
    const found = [];
    let page = '';
    do {
      const { body } = await list({ page_size: '3', page_token: page });
      found.push(...body.reviews);
      page = body.next_page_token;
    } while (page !== '');
    expect(found).toEqual(reviews.reverse());
  });

  it('is filtered by word, plan, outcome and time', async () => {
    const reviews = (await given(6)).reverse();
    const [latest] = reviews;
    const filtered = (filter: string) => listed({ filter });
    const of = (test: (review: Record<string, unknown>) => boolean) => reviews.filter(test);
    const word = latest.learned_word_id;
    expect(await filtered(`learned_word_id == "${word}"`)).toEqual(
      of((each) => each['learned_word_id'] === word),
    );
    expect(await filtered(`learned_word_id != "${word}"`)).toEqual(
      of((each) => each['learned_word_id'] !== word),
    );
    expect(await filtered(`plan_id == "${latest.plan_id}"`)).toEqual(reviews);
    expect(await filtered(`plan_id in ["${randomUUID()}"]`)).toEqual([]);
    const right = of((each) => each['is_correct'] === true);
    for (const filter of ['is_correct', 'is_correct == true', '!(is_correct == false)'])
      expect(await filtered(filter)).toEqual(right);
    expect(await filtered('!is_correct')).toEqual(of((each) => each['is_correct'] === false));
    const since = `timestamp("${reviews[2].reviewed_at}")`;
    expect(await filtered(`reviewed_at >= ${since}`)).toEqual(reviews.slice(0, 3));
    expect(await filtered(`reviewed_at < ${since} && is_correct`)).toEqual(
      reviews.slice(3).filter((each) => each.is_correct),
    );
  });

  it('refuses the fields of words, and a token of another filter', async () => {
    await given(3);
    const refused = await list({ filter: 'term == "harbor"' });
    expect(refused.body.error.details[0].reason).toBe('INVALID_FILTER');
    const { body } = await list({ page_size: '1', filter: 'is_correct' });
    expect(body.next_page_token).not.toBe('');
    const foreign = await list({ page_token: body.next_page_token });
    expect(foreign.body.error.details[0].reason).toBe('INVALID_PAGE_TOKEN');
  });

  it('has no reviews of other users', async () => {
    await given(1);
    expect((await list({}, await Learner.of(service))).body.reviews).toEqual([]);
  });

  it('loses those of a deleted word', async () => {
    const [review] = await given(1);
    const path = `/api/v1/learning/learned-words/${review.learned_word_id}`;
    await service.client.delete(path, { token: learner.token });
    expect(await listed()).toEqual([]);
    expect((await learner.post(`${REVIEWS}/${review.id}/undo`, undefined)).status).toBe(404);
  });
});

describe('a batch of answers', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const submit = (answers: unknown) => learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
  const cardsOf = async (count: number) => {
    for (let index = 0; index < count; index += 1) await learner.collect({ term: `word ${index}` });
    return learner.cards({ limit: 100 });
  };

  it('has each recorded as if alone, in order, and once', async () => {
    const cards = await cardsOf(3);
    const answers = cards.map((card: { id: string }, index: number) => ({
      flashcard_id: card.id,
      is_correct: index !== 1,
    }));
    const { status, body } = await submit(answers);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(3);
    for (const [index, result] of body.results.entries()) {
      expect(result).toMatchObject({
        flashcard_id: cards[index].id,
        review: { flashcard_id: cards[index].id, is_correct: index !== 1 },
        learned_word: { id: cards[index].learned_word_id, review_count: 1 },
        error: null,
      });
    }
    expect((await submit(answers)).body).toEqual(body);
    const again = await learner.submit(cards[0].id, true);
    expect(again.body).toEqual({
      review: body.results[0].review,
      learned_word: body.results[0].learned_word,
    });
  });

  it('has bad ones reported in their place, and the others recorded', async () => {
    const [card, twice] = await cardsOf(2);
    const { status, body } = await submit([
      { flashcard_id: randomUUID(), is_correct: true },
      { flashcard_id: twice.id, is_correct: true },
      { flashcard_id: twice.id, is_correct: false },
      { flashcard_id: card.id, is_correct: 'yes', surprise: 1 },
      { flashcard_id: 7 },
      null,
      'text',
      { flashcard_id: card.id, is_correct: true, user_answer: 'a\0b' },
      { flashcard_id: card.id, is_correct: true, reviewed_at: '2126-01-01T00:00:00Z' },
      { flashcard_id: card.id, is_correct: true },
    ]);
    expect(status).toBe(200);
    const outcomes = body.results.map(
      (result: { error: { code: string; details: { reason: string }[] } | null }) =>
        result.error?.details.map(({ reason }) => reason).sort() ?? 'recorded',
    );
    expect(outcomes).toEqual([
      ['RESOURCE_NOT_FOUND'],
      'recorded',
      ['ALREADY_ANSWERED'],
      ['INVALID_TYPE', 'UNKNOWN_MEMBER'],
      ['INVALID_TYPE', 'REQUIRED'],
      ['INVALID_TYPE'],
      ['INVALID_TYPE'],
      ['INVALID_CHARACTER'],
      ['OUT_OF_RANGE'],
      'recorded',
    ]);
    expect(body.results[4]).toMatchObject({ flashcard_id: null, review: null, learned_word: null });
  });

  it('lands on the state of the right order, however the answers come', async () => {
    const other = await Learner.of(service);
    const start = service.clock.now().getTime();
    for (const each of [learner, other]) await each.collect({ term: 'harbor' });
    const plans = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map(async (name) => {
        const { body } = await learner.post('/api/v1/review-plans', { name });
        return body.review_plan.id;
      }),
    );
    const times = [3, 1, 4, 2];
    const cards = [];
    service.clock.advance({ days: 5 });
    for (const plan of plans) {
      const { body } = await learner.post(`/api/v1/review-plans/${plan}/flashcards`, {});
      cards.push(body.flashcards[0].id);
    }
    const answerAt = (day: number) => ({
      is_correct: day !== 2,
      reviewed_at: new Date(start + day * 86_400_000).toISOString(),
    });
    let last;
    for (const [index, day] of times.entries()) {
      const body = { flashcard_id: cards[index], ...answerAt(day) };
      const path = `/api/v1/review-plans/${plans[index]}/submit-answers`;
      last = (await learner.post(path, { answers: [body] })).body.results[0];
    }
    let inOrder;
    for (const day of [1, 2, 3, 4]) {
      const { body } = await other.post('/api/v1/review-plans', { name: `Day ${day}` });
      const path = `/api/v1/review-plans/${body.review_plan.id}`;
      const [card] = (await other.post(`${path}/flashcards`, {})).body.flashcards;
      const answer = { flashcard_id: card.id, ...answerAt(day) };
      inOrder = (await other.post(`${path}/submit-answer`, answer)).body;
    }
    const { id: _id, ...word } = last.learned_word;
    const { id: _other, ...expected } = inOrder.learned_word;
    expect(word).toEqual(expected);
  });

  it('accepts only the cards of its plan', async () => {
    const [card] = await cardsOf(1);
    const { body } = await learner.post('/api/v1/review-plans', { name: 'Other' });
    const path = `/api/v1/review-plans/${body.review_plan.id}/submit-answers`;
    const answers = [{ flashcard_id: card.id, is_correct: true }];
    const { body: batch } = await learner.post(path, { answers });
    expect(batch.results[0].error.code).toBe('NOT_FOUND');
    const unknown = `/api/v1/review-plans/${randomUUID()}/submit-answers`;
    expect((await learner.post(unknown, { answers })).status).toBe(404);
  });
});
