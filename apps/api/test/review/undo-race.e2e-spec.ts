/**
 * @installed-servers a server has its own way of locking rows
 */
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);

/** On a slow database, so that the calls do overlap. */
describe('undoing while answers arrive', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 3 })));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const each = <T>(count: number, call: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, call));
  const undo = (id: string) => learner.post(`/api/v1/reviews/${id}/undo`, undefined);
  /** Returns the number of reviews of a card that count, by the log and by its word. */
  const counted = async (card: { id: string; learned_word_id: string }) => {
    const { rows } = await service.database.pool.query(
      `select count(*)::int as n, (select review_count from learned_words where id = $2) as told
       from reviews where flashcard_id = $1 and undone_at is null`,
      [card.id, card.learned_word_id],
    );
    return [rows[0].n, rows[0].told];
  };

  it('leaves a card with its first answer undone and one other, or none', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await learner.collect({ term: `unknowable ${round}` });
      const card = (await learner.cards()).at(-1);
      const first = (await learner.submit(card.id, true)).body.review;
      const [undone, others] = await Promise.all([
        each(3, () => undo(first.id)),
        each(4, () => learner.submit(card.id, false)),
      ]);
      expect(undone.map(({ status }) => status)).toEqual([200, 200, 200]);
      const taken = others.filter(({ status }) => status === 200);
      const refused = others.filter(({ status }) => status !== 200);
      for (const { body } of refused) expect(body.error.details[0].reason).toBe('ALREADY_ANSWERED');
      expect(new Set(taken.map(({ body }) => body.review.id)).size).toBeLessThanOrEqual(1);
      const count = taken.length === 0 ? 0 : 1;
      expect(await counted(card)).toEqual([count, count]);
      await learner.submit(card.id, false);
      expect(await counted(card)).toEqual([1, 1]);
    }
  });

  it('accepts each answer once if a batch is sent many times at once', async () => {
    for (let round = 0; round < raceRounds(5); round += 1) {
      for (const n of [1, 2, 3]) await learner.collect({ term: `unknowable ${round} ${n}` });
      const cards = (await learner.cards()).slice(-3);
      const answers = cards.map(({ id }: { id: string }) => ({
        flashcard_id: id,
        is_correct: true,
      }));
      const orders = [answers, answers.toReversed()];
      let turn = 0;
      const sent = await each(20, () =>
        learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers: orders[(turn += 1) % 2] }),
      );
      const ids = sent.flatMap(({ body }) =>
        body.results.map(({ review }: { review: { id: string } }) => review.id),
      );
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(3);
      for (const card of cards) expect(await counted(card)).toEqual([1, 1]);
    }
  });
});
