import { foldReviews } from '@wordgrove/scheduling';
import { Sql } from '../../src/platform/database/sql.js';
import { fitWeights } from '../../src/modules/review/index.js';
import { fitThread } from '../../src/modules/review/weights/fit-thread.js';
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { WeightsRepository } from '../../src/modules/review/weights/weights.repository.js';
import { queueOf } from '../support/jobs.js';
import type { Learner } from '../support/learner.js';
import { FORGETFUL, simulatedLearner, type Simulation } from '../support/simulated-learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let answers = 0;
const SIMULATION: Simulation = { wordCount: 60, days: 150, seed: 7 };

describe("the optimizer of a learner's weights", () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  it('adopts weights that predict better, and folds every word again', async () => {
    const { learner, words } = await simulatedLearner(service, {
      ...SIMULATION,
      forgets: true,
    });
    const before = await memories(learner);
    const synced = await changesSince(learner);
    const fits = fitThread().completed;
    const answered = await answerAndSettle(learner);
    // Nothing else keeps the main thread as long.
    expect(fitThread().completed).toBe(fits + 1);

    const { weights, last_fit: fit } = await schedulingOf(learner);
    expect(weights).toBe('FITTED');
    expect(fit).toMatchObject({ adopted: true, fitted_at: service.clock.now().toISOString() });
    expect(fit.review_count).toBe(words.reduce((sum, { log }) => sum + log.length, 1));
    expect(fit.fitted_log_loss).toBeLessThan(fit.default_log_loss - 0.01);

    const fitted = await weightsInUse(learner);
    const after = await memories(learner);
    const others = words.filter(({ id }) => id !== answered);
    const changed = others.filter(({ id }) => after.get(id) !== before.get(id));
    expect(changed.length).toBeGreaterThan(others.length / 2);
    for (const { id, origin, log } of others) {
      const { nextReviewAt } = foldReviews(origin, log, { desiredRetention: 0.9, weights: fitted });
      expect(after.get(id)).toBe(nextReviewAt.toISOString());
    }
    const told = await changesSince(learner, synced.next_sync_token);
    const toldIds = told.learned_words.map(({ id }: { id: string }) => id);
    expect(toldIds).toEqual(expect.arrayContaining(changed.map(({ id }) => id)));
  });

  it('keeps the defaults for a learner whose memory they describe', async () => {
    const { learner, words } = await simulatedLearner(service, SIMULATION);
    const before = await memories(learner);
    const answered = await answerAndSettle(learner);
    const { weights, last_fit: fit } = await schedulingOf(learner);
    expect(weights).toBe('DEFAULT');
    expect(fit).toMatchObject({ adopted: false });
    const after = await memories(learner);
    for (const { id } of words) if (id !== answered) expect(after.get(id)).toBe(before.get(id));
  });

  it('begins at the 400th review and not before; what was undone does not count', async () => {
    const { learner } = await simulatedLearner(service, { ...SIMULATION, wordCount: 60 });
    await undoAllBut(learner, 398);
    await answerAndSettle(learner);
    expect((await schedulingOf(learner)).last_fit).toBeNull();
    await answerAndSettle(learner);
    expect((await schedulingOf(learner)).last_fit).toMatchObject({ review_count: 400 });
  });

  it('does not fit again before there is a fifth more to learn from', async () => {
    const { learner } = await simulatedLearner(service, SIMULATION);
    await answerAndSettle(learner);
    const first = (await schedulingOf(learner)).last_fit;
    service.clock.advance({ days: 1 });
    for (let n = 0; n < 3; n += 1) await answerAndSettle(learner);
    expect((await schedulingOf(learner)).last_fit).toEqual(first);
    expect(await fitsOf(learner)).toHaveLength(1);
  });

  it("does not touch another learner's words", async () => {
    const { learner: other } = await simulatedLearner(service, { ...SIMULATION, wordCount: 5 });
    const before = await memories(other);
    service.clock.set('2026-03-02T09:00:00.000Z');
    const { learner } = await simulatedLearner(service, { ...SIMULATION, forgets: true });
    await answerAndSettle(learner);
    expect((await schedulingOf(learner)).weights).toBe('FITTED');
    expect(await schedulingOf(other)).toEqual({ weights: 'DEFAULT', last_fit: null });
    expect(await memories(other)).toEqual(before);
  });

  it('reads a fair share of the words of a learner who has too many reviews', async () => {
    const { learner, words } = await simulatedLearner(service, {
      ...SIMULATION,
      wordCount: 300,
      days: 20,
    });
    const repository = service.app.get(WeightsRepository);
    const all = await repository.histories(learner.userId, 1);
    const half = await repository.histories(learner.userId, 0.5);
    expect(all).toHaveLength(words.length);
    const reviews = all.flatMap((word) => word.reviews.map(({ id }) => id));
    expect(new Set(reviews).size).toBe(words.flatMap(({ log }) => log).length);
    expect(half.length).toBeGreaterThan(100);
    expect(half.length).toBeLessThan(200);
  });

  it('returns to the defaults if they predict better, and keeps every fit', async () => {
    const { learner, words } = await simulatedLearner(service, SIMULATION);
    await service.database.pool.query(
      `insert into memory_parameters (user_id, desired_retention, weights, updated_at)
       values ($1, 0.9, $2, $3)`,
      [learner.userId, FORGETFUL, service.clock.now()],
    );
    expect((await schedulingOf(learner)).weights).toBe('FITTED');
    const answered = await answerAndSettle(learner);
    expect((await schedulingOf(learner)).weights).toBe('DEFAULT');
    const after = await memories(learner);
    for (const { id, origin, log } of words) {
      if (id === answered) continue;
      const { nextReviewAt } = foldReviews(origin, log, { desiredRetention: 0.9 });
      expect(after.get(id)).toBe(nextReviewAt.toISOString());
    }
  });

  it('begins after an import too, when it has committed', async () => {
    const { learner } = await simulatedLearner(service, SIMULATION);
    const { userId } = learner;
    const sql = service.app.get(Sql);
    const isEnqueued = sql.transaction(async (transaction) => {
      await fitWeights(queueOf(service), userId, transaction);
      throw new Error('The import failed');
    });
    await expect(isEnqueued).rejects.toThrow('The import failed');
    await queueOf(service).idle();
    expect(await fitsOf(learner)).toHaveLength(0);
    await sql.transaction((transaction) => fitWeights(queueOf(service), userId, transaction));
    await queueOf(service).idle();
    expect(await fitsOf(learner)).toHaveLength(1);
  });

  it('has nothing to fit if everything was reviewed on one day', async () => {
    const { learner } = await simulatedLearner(service, { wordCount: 400, days: 150, seed: 3 });
    await service.database.pool.query(`update reviews set reviewed_at = $2 where user_id = $1`, [
      learner.userId,
      service.clock.now(),
    ]);
    await answerAndSettle(learner);
    expect(await schedulingOf(learner)).toEqual({ weights: 'DEFAULT', last_fit: null });
  });

  /** The id of the word that was answered, once nothing is left to do. */
  async function answerAndSettle(learner: Learner): Promise<string> {
    // There is something to ask, even if nothing is due.
    await learner.collect({ term: `another word ${(answers += 1)}` });
    const { learned_word } = await learner.answerOnly(true);
    await service.app.get(FitSchedule).settled();
    await queueOf(service).idle();
    return learned_word.id;
  }

  async function get(learner: Learner, path: string, query: Record<string, string> = {}) {
    const token = learner.token;
    const { status, body } = await service.client.get(path, { token, query });
    expect(status).toBe(200);
    return body;
  }

  const schedulingOf = async (learner: Learner) =>
    (await get(learner, '/api/v1/review-statistics')).review_statistics.scheduling;

  const changesSince = (learner: Learner, sync_token = '') =>
    get(learner, '/api/v1/learning/changes', { page_size: '500', sync_token });

  /** Returns the time at which each word is due, by id. */
  async function memories(learner: Learner): Promise<Map<string, string>> {
    const { learned_words } = await changesSince(learner);
    return new Map(
      learned_words.map((word: { id: string; next_review_at: string }) => [
        word.id,
        word.next_review_at,
      ]),
    );
  }

  async function weightsInUse(learner: Learner): Promise<number[]> {
    const { rows } = await service.database.pool.query(
      'select weights from memory_parameters where user_id = $1',
      [learner.userId],
    );
    return rows[0].weights;
  }

  async function fitsOf(learner: Learner) {
    const text = 'select * from fitted_weights where user_id = $1';
    return (await service.database.pool.query(text, [learner.userId])).rows;
  }

  async function undoAllBut(learner: Learner, count: number): Promise<void> {
    await service.database.pool.query(
      `update reviews set undone_at = $2 where id in (
         select id from reviews where user_id = $1 order by reviewed_at desc offset $3)`,
      [learner.userId, service.clock.now(), count],
    );
  }
});
