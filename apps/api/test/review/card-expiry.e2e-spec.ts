/**
 * @installed-servers a server has its own way of locking rows
 */
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);

type Answer = Awaited<ReturnType<Learner['submit']>>;

const tidyUp = ({ app }: TestApp) => app.get(Housekeeping, { strict: false }).run();
const reasonOf = ({ status, body }: Answer): string =>
  status === 200 ? 'TAKEN' : (body.error.details[0]?.reason ?? body.error.code);

describe('a card that has expired', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const cardsOf = async (...terms: string[]): Promise<string[]> => {
    for (const term of terms) await learner.collect({ term });
    return (await learner.cards()).map(({ id }: { id: string }) => id);
  };
  const kept = async () => {
    const { rows } = await service.database.pool.query(
      'select id from flashcards where user_id = $1',
      [learner.userId],
    );
    return rows.map(({ id }) => id).sort();
  };
  const undo = (review: { id: string }) =>
    learner.post(`/api/v1/reviews/${review.id}/undo`, undefined);

  it('is kept for 30 days more, to the millisecond, and then removed, answered or not', async () => {
    const [answered = '', open = ''] = await cardsOf('harbor', 'lantern');
    await learner.submit(answered, true);
    service.clock.advance({ days: 60, ms: -1 });
    await tidyUp(service);
    expect(await kept()).toEqual([answered, open].sort());
    expect(reasonOf(await learner.submit(open, true))).toBe('CARD_EXPIRED');
    service.clock.advance({ ms: 1 });
    await tidyUp(service);
    expect(await kept()).toEqual([]);
    expect(reasonOf(await learner.submit(open, true))).toBe('RESOURCE_NOT_FOUND');
  });

  it('and is removed has an answer that only its sender finds by sending it again', async () => {
    const [card = ''] = await cardsOf('harbor');
    const { body } = await learner.submit(card, true);
    service.clock.advance({ days: 90 });
    await tidyUp(service);
    expect(await kept()).toEqual([]);

    const again = await learner.submit(card.toUpperCase(), true);
    expect([again.status, again.body]).toEqual([200, body]);
    const answers = [{ flashcard_id: card, is_correct: true }];
    const batch = await learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers });
    expect(batch.body.results).toEqual([{ flashcard_id: card, error: null, ...body }]);
    expect(reasonOf(await learner.submit(card, false))).toBe('ALREADY_ANSWERED');

    const other = await Learner.of(service);
    expect(reasonOf(await other.submit(card, true))).toBe('RESOURCE_NOT_FOUND');
    const { review_plan: plan } = (await learner.post('/api/v1/review-plans', { name: 'Another' }))
      .body;
    const elsewhere = `/api/v1/review-plans/${plan.id}/submit-answer`;
    expect(reasonOf(await learner.post(elsewhere, answers[0]))).toBe('RESOURCE_NOT_FOUND');
  });

  it('and is removed stays removed if its answer is undone', async () => {
    const [card = ''] = await cardsOf('harbor');
    const { body } = await learner.submit(card, true);
    service.clock.advance({ days: 90 });
    await tidyUp(service);
    const [later] = await learner.cards();
    const undone = await undo(body.review);
    expect([undone.status, undone.body.learned_word.review_count]).toEqual([200, 0]);
    expect(reasonOf(await learner.submit(card, false))).toBe('RESOURCE_NOT_FOUND');
    expect(await learner.cards()).toEqual([{ ...later, state: 'NEW' }]);
  });

  it('is not to be confused with one that can be answered again', async () => {
    const [card = ''] = await cardsOf('harbor');
    const { body } = await learner.submit(card, true);
    service.clock.advance({ days: 29 });
    await tidyUp(service);
    await undo(body.review);
    await tidyUp(service);
    expect(reasonOf(await learner.submit(card, false))).toBe('TAKEN');
  });

  it('goes away with many others', async () => {
    const [card = ''] = await cardsOf('harbor');
    await service.database.pool.query(
      `insert into flashcards select gen_random_uuid(), user_id, plan_id, learned_word_id,
         question_type, question, hint, options, correct_answer, accepted_answers, explanation,
         source, due_at, created_at, expires_at - n * interval '2 days', expires_at
       from flashcards, generate_series(1, 1200) n where id = $1`,
      [card],
    );
    await tidyUp(service);
    expect(await kept()).toHaveLength(1 + 29);
  });
});

/** On a slow database, so that the calls do overlap. */
describe('the removal of cards while answers arrive', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 2 })));
  afterAll(() => service.close());

  it('loses no answer, records none twice and fails nowhere', async () => {
    const learner = await Learner.of(service);
    const idsOf = async () => {
      const cards = await learner.cards({ limit: 100 });
      return cards.map(({ id }: { id: string }) => id) as string[];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const old = ['answered', 'left', 'undone'].map((term) => ({ term: `${term} ${round}` }));
      await learner.post('/api/v1/learning/collect-words', { specs: old });
      const [answered = '', left = '', undone = ''] = await idsOf();
      const first = (await learner.submit(answered, true)).body;
      const toUndo = (await learner.submit(undone, true)).body.review;
      service.clock.advance({ days: 60 });
      await learner.collect({ term: `new ${round}` });
      const fresh = (await idsOf()).at(-1) as string;

      const each = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, call));
      const [, again, late, live, , after] = await Promise.all([
        each(() => tidyUp(service)),
        each(() => learner.submit(answered, true)),
        each(() => learner.submit(left, true)),
        each(() => learner.submit(fresh, true)),
        each(() => learner.post(`/api/v1/reviews/${toUndo.id}/undo`, undefined)),
        each(() => learner.submit(undone, true)),
      ]);
      const idsIn = (answers: Answer[]) => new Set(answers.map(({ body }) => body.review?.id));
      expect(idsIn(again)).toEqual(new Set([first.review.id]));
      expect(idsIn(live).size).toBe(1);
      expect(live.map(reasonOf)).toEqual(live.map(() => 'TAKEN'));
      for (const one of late)
        expect(['CARD_EXPIRED', 'RESOURCE_NOT_FOUND']).toContain(reasonOf(one));
      for (const one of after)
        expect(one.status === 200 ? one.body.review.id : reasonOf(one)).toMatch(
          new RegExp(`^(${toUndo.id}|CARD_EXPIRED|RESOURCE_NOT_FOUND)$`),
        );
      await tidyUp(service);
      const { rows } = await service.database.pool.query(
        `select (select count(*)::int from flashcards where id = any($1)) as cards,
           (select count(*)::int from reviews where flashcard_id = any($1)) as reviews`,
        [[answered, left, undone]],
      );
      expect(rows).toEqual([{ cards: 0, reviews: 2 }]);
      service.clock.advance({ days: 1 });
      await removeWords(service, learner);
    }
  });
});

/** So that the next round begins without due words. */
async function removeWords({ client }: TestApp, { token }: Learner): Promise<void> {
  const path = '/api/v1/learning/learned-words';
  const { body } = await client.get(path, { token });
  for (const { id } of body.learned_words) await client.delete(`${path}/${id}`, { token });
}
