import { randomUUID } from 'node:crypto';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';

describe('review plans', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const token = () => learner.token;
  const create = (body: object) => learner.post(PLANS, body);
  const created = async (body: object) => {
    const answer = await create(body);
    expect(answer.status).toBe(200);
    return answer.body.review_plan;
  };
  const patch = (id: string, body: object) =>
    service.client.patch(`${PLANS}/${id}`, { token: token(), body });
  const cardsOf = async (id: string) => {
    const answer = await learner.post(`${PLANS}/${id}/flashcards`, { limit: 100 });
    expect(answer.status).toBe(200);
    return answer.body.flashcards.map(({ term }: { term: string }) => term);
  };
  const reasonOf = (answer: {
    status: number;
    body: { error: { details: { reason: string }[] } };
  }) => [answer.status, answer.body.error.details[0]?.reason] as const;

  it('has its defaults if only a name is given', async () => {
    const plan = await created({ name: '  Novels ' });
    expect(plan).toMatchObject({
      name: 'Novels',
      description: '',
      filter: '',
      wordbook_ids: [],
      question_types: [],
      daily_new_limit: 20,
      daily_review_limit: 200,
      desired_retention: 0.9,
      is_default: false,
      stats: { due_count: 0, new_count: 0, reviewed_today_count: 0, new_today_count: 0 },
    });
    const { body } = await service.client.get(`${PLANS}/${plan.id}`, { token: token() });
    expect(body.review_plan).toEqual(plan);
  });

  it('asks only about the words that filter and wordbooks leave', async () => {
    for (const [term, tag] of [
      ['harbor', 'sea'],
      ['lantern', 'sea'],
      ['meadow', 'land'],
    ]) {
      await learner.collect({ term, tags: [tag] });
      service.clock.advance({ minutes: 1 });
    }
    const { body } = await learner.post('/api/v1/wordbooks', { name: 'Mine' });
    const { id } = body.wordbook;
    const words = [{ term: 'Lantern' }, { term: 'meadow' }];
    await learner.post(`/api/v1/wordbooks/${id}/add-words`, { words });
    const sea = await created({ name: 'Sea', filter: '"sea" in tags' });
    const book = await created({ name: 'Book', wordbook_ids: [id] });
    const both = await created({ name: 'Both', filter: '"sea" in tags', wordbook_ids: [id] });
    expect(await cardsOf(sea.id)).toEqual(['harbor', 'lantern']);
    expect(await cardsOf(book.id)).toEqual(['lantern', 'meadow']);
    expect(await cardsOf(both.id)).toEqual(['lantern']);
    expect((await patch(both.id, {})).body.review_plan.stats.new_count).toBe(1);
    await service.client.delete(`/api/v1/wordbooks/${id}`, { token: token() });
    expect(await cardsOf(book.id)).toEqual([]);
  });

  it('asks only questions of its types if a word can be asked in them', async () => {
    for (const term of ['harbor', 'lantern', 'meadow']) await learner.collect({ term });
    const plan = await created({ name: 'Typing', question_types: ['QUESTION_TYPE_TYPING'] });
    const { body } = await learner.post(`${PLANS}/${plan.id}/flashcards`, {});
    const types = body.flashcards.map((card: { question_type: string }) => card.question_type);
    expect(types).toEqual(Array(3).fill('QUESTION_TYPE_TYPING'));
  });

  it('has limits of its own for the day', async () => {
    for (let index = 0; index < 5; index += 1) {
      await learner.collect({ term: `word ${index}` });
      service.clock.advance({ minutes: 1 });
    }
    const none = await created({ name: 'None', daily_new_limit: 0 });
    const two = await created({ name: 'Two', daily_new_limit: 2 });
    expect(await cardsOf(none.id)).toEqual([]);
    expect(await cardsOf(two.id)).toEqual(['word 0', 'word 1']);
    expect(await cardsOf('default')).toHaveLength(5);
  });

  it('is edited member by member, and keeps its time if nothing changes', async () => {
    const plan = await created({ name: 'Novels', filter: 'term != "x"' });
    service.clock.advance({ minutes: 1 });
    const same = await patch(plan.id, { name: 'Novels' });
    expect(same.body.review_plan).toEqual(plan);
    const edited = await patch(plan.id, { daily_new_limit: 5, filter: '' });
    expect(edited.body.review_plan).toEqual({
      ...plan,
      daily_new_limit: 5,
      filter: '',
      updated_at: service.clock.now().toISOString(),
    });
  });

  it('is deleted for good, and its reviews stay', async () => {
    const plan = await created({ name: 'Novels' });
    await learner.collect({ term: 'harbor' });
    const { body } = await learner.post(`${PLANS}/${plan.id}/flashcards`, {});
    const answer = { flashcard_id: body.flashcards[0].id, is_correct: true };
    await learner.post(`${PLANS}/${plan.id}/submit-answer`, answer);
    const remove = () => service.client.delete(`${PLANS}/${plan.id}`, { token: token() });
    expect(await remove()).toMatchObject({ status: 200, body: {} });
    expect((await remove()).status).toBe(404);
    expect((await patch(plan.id, { name: 'x' })).status).toBe(404);
    const reviews = await service.client.get('/api/v1/reviews', { token: token() });
    expect(reviews.body.reviews).toMatchObject([{ plan_id: null, is_correct: true }]);
  });

  it('cannot be deleted if it is the default one', async () => {
    const refused = await service.client.delete(`${PLANS}/default`, { token: token() });
    expect(reasonOf(refused)).toEqual([400, 'DEFAULT_PLAN']);
    expect((await patch('default', { name: 'Everything' })).body.review_plan).toMatchObject({
      name: 'Everything',
      is_default: true,
    });
  });

  it('is listed with the default one, page by page', async () => {
    for (let index = 0; index < 4; index += 1) {
      await created({ name: `Plan ${index}` });
      service.clock.advance({ minutes: 1 });
    }
    const names: string[] = [];
    let page = '';
    do {
      const query = { page_size: '2', page_token: page };
      const { body } = await service.client.get(PLANS, { token: token(), query });
      names.push(...body.review_plans.map(({ name }: { name: string }) => name));
      page = body.next_page_token;
    } while (page !== '');
    expect(names.slice(0, 3)).toEqual(['Plan 3', 'Plan 2', 'Plan 1']);
    expect(names.slice(3).sort()).toEqual(['All words', 'Plan 0']);
  });

  it('belongs to one user only', async () => {
    const plan = await created({ name: 'Mine' });
    const other = await Learner.of(service);
    const options = { token: other.token, body: { name: 'Theirs' } };
    expect((await service.client.patch(`${PLANS}/${plan.id}`, options)).status).toBe(404);
    const { token: accessToken } = other;
    const removed = await service.client.delete(`${PLANS}/${plan.id}`, { token: accessToken });
    expect(removed.status).toBe(404);
    const { body } = await service.client.get(PLANS, { token: accessToken });
    expect(body.review_plans).toMatchObject([{ is_default: true }]);
  });

  it('names wordbooks that its user may read, and no others', async () => {
    const other = await Learner.of(service);
    const { body } = await other.post('/api/v1/wordbooks', { name: 'Theirs' });
    for (const id of [body.wordbook.id, randomUUID()]) {
      const refused = await create({ name: 'x', wordbook_ids: [id] });
      expect(reasonOf(refused)).toEqual([404, 'RESOURCE_NOT_FOUND']);
      expect(refused.body.error.details[0].metadata).toEqual({ wordbook_ids: [id] });
    }
    const sharing = { token: other.token, body: { visibility: 'UNLISTED' } };
    await service.client.patch(`/api/v1/wordbooks/${body.wordbook.id}`, sharing);
    await created({ name: 'x', wordbook_ids: [body.wordbook.id] });
  });

  it('says where its filter is wrong, and stores no wrong filter', async () => {
    const plan = await created({ name: 'x' });
    for (const filter of ['language = 1', 'nonsense', 'mastery_level == "1"']) {
      expect(reasonOf(await create({ name: 'x', filter }))).toEqual([400, 'INVALID_FILTER']);
      expect(reasonOf(await patch(plan.id, { filter }))).toEqual([400, 'INVALID_FILTER']);
    }
    expect((await patch(plan.id, {})).body.review_plan.filter).toBe('');
  });

  it('is one of a hundred at most, even if fifty are created at once', async () => {
    for (let index = 0; index < 74; index += 1) await created({ name: `Plan ${index}` });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ name: 'x' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expect(reasonOf(answer)).toEqual([400, 'TOO_MANY_PLANS']);
  });
});
