// Learners, wordbooks and applications as large as the limits allow.
import { randomBytes, randomUUID } from 'node:crypto';
import { seedApplication, seedUser, sha256 } from './seed.mjs';
import { seedLarge } from './standstill-requests.mjs';

const REVIEWS_OF_WORD = 100_000;

/** Creates learners with long words, with long logs and with full wordbooks, and an admin. */
export async function seedLongTurns(sql) {
  const application = await seedApplication(sql);
  const [giant] = await seedLarge(sql, application, 1);
  const polyglot = await seedUser(sql, application);
  await sql.execute(FILL_POLYGLOT, [polyglot.userId]);
  const reviewer = await seedUser(sql, application);
  await sql.execute(FILL_REVIEWED, [reviewer.userId]);
  await sql.execute(FILL_REVIEWS, [reviewer.userId, REVIEWS_OF_WORD]);
  // So that an answer of yesterday comes late.
  await sql.execute('update learned_words set last_reviewed_at = now() where user_id = $1', [
    reviewer.userId,
  ]);
  const reader = await seedUser(sql, application);
  const wordbookId = randomUUID();
  await sql.execute(FILL_WORDBOOK, [wordbookId, reader.userId]);
  await sql.execute(FILL_TERMS, [wordbookId]);
  const importer = await seedUser(sql, application);
  const admin = await seedAdmin(sql, application);
  const scopes = ['words', 'review', 'wordbooks'].flatMap((of) => [`${of}:read`, `${of}:write`]);
  for (const table of ['applications', 'grants', 'access_tokens'])
    await sql.execute(`update ${table} set scopes = $1`, [scopes]);
  await sql.execute('vacuum analyze');
  return { giant, polyglot, reviewer, reader, wordbookId, importer, admin };
}

async function seedAdmin(sql, application) {
  const admin = await seedUser(sql, application);
  const session = randomBytes(32).toString('base64url');
  await sql.execute(`update users set role = 'ADMIN' where id = $1`, [admin.userId]);
  await sql.execute(
    `insert into sessions (id_hash, user_id, created_at, expires_at)
     values ($1, $2, now(), now() + interval '1 day')`,
    [sha256(session), admin.userId],
  );
  await sql.execute(FILL_APPLICATIONS, [admin.userId]);
  await sql.execute(FILL_GRANTS, [admin.userId]);
  await sql.execute(FILL_EVENTS, [admin.userId]);
  return { ...admin, headers: { cookie: `wordgrove_session=${session}` } };
}

const word = (language, term, notes, contexts, state = `'NEW', 0, 0, 0, 0, 0`) => `
  insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability,
    difficulty, learning_step, review_count, lapse_count, next_review_at, mastery_level, declared_mastery_level,
    declared_at, created_at, updated_at)
  select $1, ${language}, ${term}, ${term}, '{}', ${notes}, ${contexts}, ${state}, at, 0, 0, at, at, at`;

const FILL_POLYGLOT = `${word(
  `(array['LANGUAGE_CHINESE', 'LANGUAGE_JAPANESE', 'LANGUAGE_GERMAN', 'LANGUAGE_ARABIC'])[1 + n % 4]`,
  `left(case when n % 4 < 2 then '词' || n || repeat('语', 240) else 'wort ' || n || repeat(' lang', 50) end, 255)`,
  `array(select item || repeat(case when n % 4 < 2 then '注释/' else 'ein Wort/' end, 200) from generate_series(1, 50) item)`,
  `(select jsonb_agg(jsonb_build_object('sentence', left(item || repeat(
     case when n % 4 < 2 then '词语在这里。' else 'Ein wort ' || n || '. ' end, 200), 1000)))
    from generate_series(1, 20) item)`,
)} from generate_series(1, 200) n, lateral (select timestamptz '2026-01-01' + n * interval '1 ms') as moment (at)`;

const FILL_REVIEWED = `${word(
  `'LANGUAGE_ENGLISH'`,
  `'reviewed ' || n`,
  `'{}'`,
  `'[]'`,
  `'REVIEW', 9, 5, 0, 10, 0`,
)} from generate_series(1, 20000) n, lateral (select timestamptz '2022-01-01' + n * interval '1 ms') as moment (at)`;

// One word has most of the reviews, the others have ten each.
const FILL_REVIEWS = `
  with parameters as (
    insert into memory_parameters (user_id, desired_retention, updated_at) values ($1, 0.8, now())),
  words as (select id, row_number() over (order by created_at) as n from learned_words where user_id = $1)
  insert into reviews (id, user_id, learned_word_id, question_type, user_answer, is_correct, answer_check, rating,
    time_spent_ms, previous_mastery_level, mastery_level, reviewed_at, next_review_at, created_at)
  select gen_random_uuid(), $1, words.id, 'QUESTION_TYPE_RECALL', repeat('answer ', 10), i % 7 > 0, 'MATCH',
    case when i % 7 = 0 then 'AGAIN' else 'GOOD' end, 2000, 1, 1, at, at, at
  from words, generate_series(1, case when n = 1 then $2::int else 10 end) i,
    lateral (select timestamptz '2022-06-01' + i * case when n = 1 then interval '20 min' else interval '60 days' end
      + n * interval '1 s') as moment (at)`;

const CARD = (of, type, correct, accepted) => `
  insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint, options, correct_answer,
    accepted_answers, explanation, source, due_at, created_at, expires_at)
  select $2, $1, plan.id, word.id, '${type}', 'a note', '', '{}', ${correct}, ${accepted}, '', 'NOTE', now(), now(),
    now() + interval '30 days'
  from review_plans plan, lateral (select id from learned_words where ${of} order by created_at limit 1) word
  where plan.user_id = $1 and plan.is_default`;
export const CARD_OF_LONG_LOG = CARD('user_id = $1', 'QUESTION_TYPE_RECALL', `'x'`, `'{x}'`);
export const CARD_TO_TYPE = CARD(
  `user_id = $1 and language = 'LANGUAGE_GERMAN'`,
  'QUESTION_TYPE_TYPING',
  `left(repeat('the term of a very long phrase ', 10), 255)`,
  `array(select left(i || repeat(' the term of a very long phrase', 10), 255) from generate_series(1, 50) i)`,
);

const FILL_WORDBOOK = `
  insert into wordbooks (id, owner_id, name, description, language, visibility, word_count, created_at, updated_at)
  values ($1, $2, 'Full', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 9500, now(), now())`;
const FILL_TERMS = `
  insert into wordbook_terms (wordbook_id, term_key, term, note, position)
  select $1, 'term ' || n, 'term ' || n, repeat('好', 2000), n from generate_series(1, 9500) n`;

const URLS = `array(select 'https://example.org/' || i || repeat('x', 1900) from generate_series(1, 10) i)`;
const FILL_APPLICATIONS = `
  insert into applications (owner_id, client_id, name, description, homepage_url, status, redirect_uris, scopes,
    hourly_quota, pending_revision, created_at, updated_at)
  select $1, gen_random_uuid()::text, left('Wordgrove ' || n % 3 || repeat(' оріѕ', 30), 100), repeat('好', 1000),
    'https://example.org/' || repeat('x', 1900), 'APPROVED', ${URLS}, '{}', 1000,
    jsonb_build_object('name', 'Wordgrove', 'description', repeat('好', 1000), 'homepageUrl', null,
      'redirectUris', to_jsonb(${URLS}), 'scopes', '[]'::jsonb, 'createdAt', now()),
    now() + n * interval '1 ms', now()
  from generate_series(1, 3000) n`;
const FILL_GRANTS = `
  insert into grants (user_id, application_id, scopes, created_at)
  select $1, id, '{}', created_at from applications where owner_id = $1`;
const FILL_EVENTS = `
  insert into audit_events (action, actor_id, details, created_at)
  select 'APPLICATION_EDITED', $1, jsonb_build_object('redirectUris', jsonb_build_object('from', to_jsonb(${URLS}),
    'to', to_jsonb(${URLS}))), now() + n * interval '1 ms'
  from generate_series(1, 1000) n`;
