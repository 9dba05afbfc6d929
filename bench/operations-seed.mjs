// Fills a migrated database with the data that the operations need.
import { randomBytes } from 'node:crypto';
import { seedOauth } from './oauth-seed.mjs';
import { SCOPES, seedApplication, seedUser, sha256 } from './seed.mjs';

const WORDS = 1_000_000;

/** The numbers of what is used once. Each server has its own share. */
const CARDS = 18_000;
const CODES = 18_000;
/** Each round may lose a token per connection, since it ends while responses with the next tokens are on their way. */
const REFRESH_TOKENS = 600;
/** The applications that refresh tokens at the same time. One alone has six slots. */
const APPLICATIONS = 4;
/** The users who answer at the same time. */
const CLASS = 16;

/** @param {import('./bare-sql.mjs').BareSql} sql */
export async function seed(sql) {
  const application = await seedApplication(sql);
  const lister = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [lister.userId, application.id, WORDS, 2]);
  const deepCursor = await sql.row(
    `select created_at as at, id from learned_words where user_id = $1
     order by created_at desc, id desc offset 499999 limit 1`,
    [lister.userId],
  );
  const collector = await seedUser(sql, application);
  const reviewer = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [reviewer.userId, application.id, 1_000, 1]);
  const answerer = await seedAnswerer(sql, application, CARDS);
  const classroom = [];
  for (let seat = 0; seat < CLASS; seat += 1)
    classroom.push(await seedAnswerer(sql, application, Math.ceil(CARDS / CLASS)));
  const refreshTokens = await seedRefreshTokens(sql, answerer);
  const refreshers = [];
  for (let at = 0; at < APPLICATIONS; at += 1)
    refreshers.push(
      await seedOauth(sql, { grants: 250, refreshTokens: REFRESH_TOKENS / 2, codes: 0 }),
    );
  const exchanges = await seedOauth(sql, { grants: 1_000, refreshTokens: 0, codes: CODES });
  return {
    ...{ application, lister, deepCursor, collector, reviewer },
    ...{ answerer, classroom, refreshTokens, refreshers, exchanges },
  };
}

/** Creates a user with open cards. */
async function seedAnswerer(sql, application, count) {
  const user = await seedUser(sql, application);
  return { ...user, cards: await seedCards(sql, application, user, count) };
}

async function seedCards(sql, application, { userId }, count) {
  await sql.execute(FILL_WORDS, [userId, application.id, count, 1]);
  const { id: planId } = await sql.row(
    `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
       daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
     values (gen_random_uuid(), $1, 'All words', '', '', '{}', '{}', 20, 200, 0.9, true, now(), now())
     returning id`,
    [userId],
  );
  const rows = await sql.rows(
    `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
       options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
     select gen_random_uuid(), $1, $2, id, 'QUESTION_TYPE_TYPING', 'a note of some length', 'w', '{}',
       term, array[term], '', 'NOTE', created_at, now(), now() + interval '30 days'
     from learned_words where user_id = $1 returning id`,
    [userId, planId],
  );
  return rows.map(({ id }) => id);
}

async function seedRefreshTokens(sql, { grantId }) {
  const tokens = Array.from({ length: REFRESH_TOKENS }, () =>
    randomBytes(32).toString('base64url'),
  );
  for (const token of tokens) {
    await sql.execute(
      `with family as (
         insert into token_families (id, grant_id, created_at)
         values (gen_random_uuid(), $2, now()) returning id
       )
       insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
       select $1, id, 0, $3, now(), now() + interval '30 days' from family`,
      [sha256(token), grantId, SCOPES],
    );
  }
  return tokens;
}

// Creates words a millisecond apart, in the given number of languages.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, next_review_at,
    mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
  select $1, $2, (array['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH'])[1 + n % $4], 'word ' || n, 'word ' || n,
    '{reading}', '{a note of some length}', '[]', 'NEW', 0, 0, 0, 0, 0, at, 0, 0, at, at, at
  from generate_series(1, $3::int) as n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 ms') as moment (at)`;
