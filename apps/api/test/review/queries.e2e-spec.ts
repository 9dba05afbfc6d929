/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { WeightsRepository } from '../../src/modules/review/weights/weights.repository.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

// Of plans there is one or a few for each user: reading fifty of them at once is the shortest way.
const TABLES = ['flashcards', 'learned_words', 'reviews'];

describe('the queries of review', () => {
  it('read no table from end to end', async () => {
    const service = await startTestApp();
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor', mastery_level: 1 });
    service.clock.advance({ days: 30 });
    await populate(service);

    // What the preparation has read is reported first, and then forgotten.
    await service.database.pool.query('select pg_stat_force_next_flush()');
    await service.database.pool.query('select pg_stat_reset()');
    const ago = (hours: number) => ({
      reviewed_at: new Date(service.clock.now().getTime() - hours * 3_600_000).toISOString(),
    });
    await learner.answerOnly(false, ago(1));
    // The second answer was given before the first, so that the word's log is read.
    const [card] = await learner.cards();
    const late = await learner.submit(card.id, true, ago(2));
    await learner.submit(card.id, true);
    await service.client.get(DEFAULT_PLAN, { token: learner.token });
    await callEverythingElse(service, learner);
    await service.app.get(FitSchedule).settled();
    await service.app.get(WeightsRepository).histories(learner.userId, 1);

    const scans = await sequentialScans(service);
    await service.close();
    expect(late.status).toBe(200);
    expect(scans).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
  });
});

/** Whatever else reads or changes words, cards or reviews on a learner's every day. */
async function callEverythingElse({ client }: TestApp, learner: Learner): Promise<void> {
  const token = learner.token;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await client.call(method, `/api/v1${path}`, { token, ...(body && { body }) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const specs = ['meadow', 'orchard'].map((term) => ({ term }));
  await call('POST', '/learning/collect-words', { specs });
  const { next_sync_token: since } = await call('GET', '/learning/changes');
  const { wordbook } = await call('POST', '/wordbooks', { name: 'Mine' });
  await call('POST', `/wordbooks/${wordbook.id}/add-words`, { words: specs });
  const { review_plan: plan } = await call('POST', '/review-plans', {
    name: 'Narrow',
    filter: 'term != "harbor"',
    wordbook_ids: [wordbook.id],
    desired_retention: 0.95,
  });
  const { flashcards } = await call('POST', `/review-plans/${plan.id}/flashcards`, {});
  const answers = flashcards.map(({ id }: { id: string }) => ({
    flashcard_id: id,
    is_correct: true,
  }));
  const { results } = await call('POST', `/review-plans/${plan.id}/submit-answers`, { answers });
  const { review } = results[0];
  const filter = encodeURIComponent(`learned_word_id == "${review.learned_word_id}"`);
  await call('GET', `/reviews?filter=${filter}`);
  await call('GET', '/reviews?filter=is_correct');
  await call('POST', `/reviews/${review.id}/undo`);
  await call('GET', `/learning/changes?sync_token=${since}`);
  await call('GET', '/learning/learned-words');
  await call('GET', `/learning/learned-words/${review.learned_word_id}/memory`);
  await call('PATCH', `/learning/learned-words/${review.learned_word_id}`, { mastery_level: 2 });
  await call('GET', '/review-plans');
  await call('GET', '/review-plans/default/forecast');
  await call('GET', '/review-statistics');
  await call('GET', '/review-statistics?days=365');
  await call('DELETE', `/learning/learned-words/${review.learned_word_id}`);
  await call('DELETE', `/review-plans/${plan.id}`);
}

/** Fifty other users with 400 words, cards and reviews each, and what the planner must know of them. */
async function populate({ database: { pool }, clock }: TestApp): Promise<void> {
  const at = [clock.now()];
  await pool.query(
    `insert into users (email, email_key, password_hash, display_name, role, created_at)
     select 'reader-' || n, 'reader-' || n, '!', 'Reader', 'USER', $1
     from generate_series(1, 50) n`,
    at,
  );
  await pool.query(
    `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
       daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
     select gen_random_uuid(), id, 'All', '', '', '{}', '{}', 20, 200, 0.9, true, $1, $1
     from users where email like 'reader-%'`,
    at,
  );
  await pool.query(
    `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
       memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       last_reviewed_at, next_review_at, mastery_level, declared_mastery_level, declared_at,
       created_at, updated_at)
     select id, 'LANGUAGE_ENGLISH', 'word ' || n, 'word ' || n, '{}', '{}', '[]', 'REVIEW', 9, 5, 0,
       1, 0, $1, $1, 2, 0, $1, $1, $1
     from users, generate_series(1, 400) n where email like 'reader-%'`,
    at,
  );
  await pool.query(
    `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
       options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at,
       closed_at)
     select gen_random_uuid(), w.user_id, p.id, w.id, 'QUESTION_TYPE_RECALL', 'q', '', '{}', '', '{}',
       '', 'TERM', $1, $1, $1, $1
     from learned_words w join review_plans p on p.user_id = w.user_id`,
    at,
  );
  await pool.query(
    `insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, question_type,
       is_correct, answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level,
       reviewed_at, next_review_at, created_at)
     select gen_random_uuid(), user_id, plan_id, id, learned_word_id, 'QUESTION_TYPE_RECALL', true,
       'NOT_CHECKED', 'GOOD', 1000, 0, 1, $1, $1, $1
     from flashcards`,
    at,
  );
  await pool.query('analyze');
}

/** Returns how often each table was read as a whole; connections report that for certain when they end. */
async function sequentialScans({ database: { pool } }: TestApp): Promise<Record<string, number>> {
  const others = `from pg_stat_activity where datname = current_database()
    and application_name = 'wordgrove'`;
  await pool.query(`select pg_terminate_backend(pid, 5000) ${others}`);
  const { rows } = await pool.query<{ table: string; scans: string; reads: string }>(
    `select relname as table, seq_scan as scans, idx_scan as reads
     from pg_stat_user_tables where relname = any ($1)`,
    [TABLES],
  );
  // Without any index scan the numbers would only tell that nothing has been reported.
  for (const { reads } of rows) expect(Number(reads)).toBeGreaterThan(0);
  return Object.fromEntries(rows.map(({ table, scans }) => [table, Number(scans)]).sort());
}
