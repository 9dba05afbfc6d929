import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TYPES = [
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_RECALL',
];

interface Card {
  learned_word_id: string;
  state: string;
}

describe('flashcards', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  /** The card of a new plan that asks in one way only. */
  const cardOfType = async (type: string, term?: string) => {
    const { body } = await learner.post('/api/v1/review-plans', {
      name: type,
      question_types: [type],
      ...(term !== undefined && { filter: `term == "${term}"` }),
    });
    const { id } = body.review_plan;
    const answer = await learner.post(`/api/v1/review-plans/${id}/flashcards`, {});
    return { ...answer.body.flashcards[0], plan_id: id };
  };

  it('ask about a new English word by its definition', async () => {
    const word = await learner.collect({ term: 'harbor' });
    const [card] = await learner.cards();
    expect(card).toMatchObject({
      learned_word_id: word.id,
      term: 'harbor',
      language: 'LANGUAGE_ENGLISH',
      question_type: 'QUESTION_TYPE_DEFINITION_CHOICE',
      source: 'WORDNET',
      state: 'NEW',
    });
    expect(new Set(card.options).size).toBe(4);
    expect(card.options).toContain(card.correct_answer);
  });

  it('of a word that no dictionary knows fall back to its note, or to recall', async () => {
    await learner.collect({
      term: 'Fernweh',
      language: 'LANGUAGE_GERMAN',
      notes: ['wanderlust'],
    });
    await learner.collect({ term: 'xyzzyq' });
    const cards = await learner.cards();
    const of = (term: string) => cards.find((card: { term: string }) => card.term === term);
    expect(of('Fernweh')).toMatchObject({
      question_type: 'QUESTION_TYPE_TYPING',
      question: 'wanderlust',
      correct_answer: 'Fernweh',
      options: [],
    });
    expect(of('xyzzyq')).toMatchObject({
      question_type: 'QUESTION_TYPE_RECALL',
      correct_answer: '',
    });
  });

  it('fill the gap in the sentence that the word was met in, in the form it has there', async () => {
    await learner.collect({
      term: 'harbor',
      notes: ['port'],
      contexts: [{ sentence: 'Small boats lay in three harbors all winter.' }],
    });
    const card = await cardOfType('QUESTION_TYPE_CLOZE_CHOICE');
    expect(card).toMatchObject({
      question_type: 'QUESTION_TYPE_CLOZE_CHOICE',
      question: 'Small boats lay in three ____ all winter.',
      correct_answer: 'harbors',
      source: 'CONTEXT',
    });
    expect(card.hint).toMatch(/^noun, plural: /);
    expect(new Set(card.options).size).toBe(4);
    expect(card.options).toContain('harbors');
  });

  it('ask for a synonym in the sense that the learner noted', async () => {
    await learner.collect({ term: 'crane', notes: ['a machine that lifts heavy loads'] });
    await learner.collect({ term: 'purchase' });
    const card = await cardOfType('QUESTION_TYPE_SYNONYM_CHOICE', 'purchase');
    expect(card).toMatchObject({ question: 'purchase', correct_answer: 'buy' });
    expect(card.options).toHaveLength(4);
    const defined = await cardOfType('QUESTION_TYPE_TERM_CHOICE', 'crane');
    expect(defined.question).toMatch(/lift/);
  });

  it('of all six types never show the answer', async () => {
    await learner.collect({ term: 'purchase' });
    const shown = [];
    for (const type of TYPES) {
      const card = await cardOfType(type);
      expect(card.question_type).toBe(type);
      if (card.question !== 'purchase') shown.push(`${card.question} ${card.hint}`);
    }
    expect(shown).toHaveLength(3);
    for (const text of shown) expect(text).not.toMatch(/purchase/i);
  });

  it.each([
    ['harbour', 'MATCH'],
    ['HARBOR!', 'MATCH'],
    ['haven', 'CLOSE'],
    ['harbors', 'CLOSE'],
    ['harbir', 'CLOSE'],
    ['meadow', 'MISMATCH'],
  ])('check what was typed for “harbor”: %s', async (user_answer, answer_check) => {
    await learner.collect({ term: 'harbor' });
    const { id, plan_id } = await cardOfType('QUESTION_TYPE_TYPING');
    const path = `/api/v1/review-plans/${plan_id}/submit-answer`;
    const answer = await learner.post(path, { flashcard_id: id, is_correct: true, user_answer });
    expect(answer.body.review).toMatchObject({ user_answer, answer_check, is_correct: true });
  });

  it('check answers by the language of the word', async () => {
    await learner.collect({
      term: 'die Brücke',
      language: 'LANGUAGE_GERMAN',
      notes: ['bridge'],
    });
    const checks = [];
    for (const user_answer of ['Brücke', 'bruecke', 'Brucke', 'der Brücke', 'Straße']) {
      const { id, plan_id } = await cardOfType('QUESTION_TYPE_TYPING');
      const path = `/api/v1/review-plans/${plan_id}/submit-answer`;
      const answer = await learner.post(path, { flashcard_id: id, is_correct: true, user_answer });
      checks.push(answer.body.review.answer_check);
      service.clock.set(answer.body.learned_word.next_review_at);
    }
    expect(checks).toEqual(['MATCH', 'MATCH', 'CLOSE', 'CLOSE', 'MISMATCH']);
  });

  it('stay the same until they are answered', async () => {
    for (const term of ['harbor', 'lantern', 'meadow']) await learner.collect({ term });
    const first = await learner.cards();
    expect(first).toHaveLength(3);
    service.clock.advance({ days: 2 });
    expect(await learner.cards()).toEqual(first);
  });

  it('are one for each word, however many ask at once', async () => {
    for (let n = 0; n < 20; n += 1) await learner.collect({ term: `unknowable ${n}` });
    const answers = await Promise.all(Array.from({ length: 20 }, () => learner.cards()));
    const [first] = answers;
    for (const cards of answers) expect(cards).toEqual(first);
    expect(first).toHaveLength(20);
  });

  it('are as many as asked for', async () => {
    for (let n = 0; n < 25; n += 1) await learner.collect({ term: `unknowable ${n}` });
    expect(await learner.cards({ limit: 3 })).toHaveLength(3);
    expect(await learner.cards({ limit: 0 })).toHaveLength(20);
    const refused = await learner.post(`${DEFAULT_PLAN}/flashcards`, { limit: -1 });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toMatchObject([{ field: 'limit', reason: 'OUT_OF_RANGE' }]);
  });

  it('leave out suspended and deleted words', async () => {
    const token = learner.token;
    const path = '/api/v1/learning/learned-words';
    const kept = await learner.collect({ term: 'harbor' });
    const suspended = await learner.collect({ term: 'lantern' });
    const deleted = await learner.collect({ term: 'meadow' });
    await learner.cards();
    await service.client.patch(`${path}/${suspended.id}`, { token, body: { suspended: true } });
    await service.client.delete(`${path}/${deleted.id}`, { token });
    const cards = await learner.cards();
    expect(cards.map((card: Card) => card.learned_word_id)).toEqual([kept.id]);
  });

  it('stop at the limit of the day, which turns at 04:00 of the user', async () => {
    service.clock.set('2026-03-10T12:00:00.000Z');
    learner = await Learner.of(service, { timeZone: 'America/New_York' });
    for (let n = 0; n < 25; n += 1) await learner.collect({ term: `unknowable ${n}` });
    for (const card of await learner.cards({ limit: 100 })) await learner.submit(card.id, true);
    const isNew = (card: Card) => card.state === 'NEW';
    expect((await learner.cards({ limit: 100 })).filter(isNew)).toHaveLength(0);
    expect(await learner.stats()).toMatchObject({ new_today_count: 20, new_count: 5 });
    service.clock.set('2026-03-11T07:59:59.000Z');
    expect((await learner.cards({ limit: 100 })).filter(isNew)).toHaveLength(0);
    service.clock.set('2026-03-11T08:00:00.000Z');
    expect((await learner.cards({ limit: 100 })).filter(isNew)).toHaveLength(5);
    expect(await learner.stats()).toMatchObject({ new_today_count: 0 });
  });

  it('give way to new ones after 30 days', async () => {
    await learner.collect({ term: 'harbor' });
    const [old] = await learner.cards();
    service.clock.advance({ days: 30 });
    const refused = await learner.submit(old.id, true);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: [{ reason: 'CARD_EXPIRED' }],
    });
    const [young] = await learner.cards();
    expect(young.id).not.toBe(old.id);
    expect((await learner.submit(old.id, true)).body.error.details[0].reason).toBe('CARD_EXPIRED');
  });

  it('bring the likeliest forgotten words first', async () => {
    const known = await learner.collect({ term: 'harbor', mastery_level: 3 });
    const shaky = await learner.collect({ term: 'lantern', mastery_level: 1 });
    service.clock.advance({ days: 60 });
    const cards = await learner.cards();
    expect(cards.map((card: Card) => card.learned_word_id)).toEqual([shaky.id, known.id]);
  });
});
