// The requests whose responses grow with what is stored, at the limits of what can be stored.
import { request } from 'node:http';
import { seedUser } from './seed.mjs';

const WORDS = 500;

/** Creates users with words, a wordbook and reviews that are as large as they may be. */
export async function seedLarge(sql, application, count) {
  const users = [];
  for (let at = 0; at < count; at += 1) {
    const user = await seedUser(sql, application);
    await sql.execute(FILL_WORDS, [user.userId, application.id, WORDS]);
    users.push(user);
  }
  await sql.execute('vacuum analyze');
  return users;
}

const specs = Array.from({ length: WORDS }, (_, n) => ({ term: `word ${n + 1}` }));
const post = (path, body) => (user, url) => call(user, url, 'POST', path, body);
const get = (path) => (user, url) => call(user, url, 'GET', path);
const cards = post('/review-plans/default/flashcards', { limit: 100 });

/** Returns the requests by name. `prepare` comes before each call and is not measured. */
export function largeRequests(sql) {
  return [
    { name: 'collect-words', send: post('/learning/collect-words', { specs }) },
    {
      name: 'collect-words, one long word',
      send: post('/learning/collect-words', { specs: specs.map(() => specs[0]) }),
    },
    {
      name: 'submit-answers',
      prepare: (user, url) => prepareAnswers(sql, user, url),
      send: (user, url) =>
        call(user, url, 'POST', '/review-plans/default/submit-answers', { answers: user.answers }),
    },
    {
      name: 'flashcards, first call',
      prepare: ({ userId }) => forgetCards(sql, userId),
      send: cards,
    },
    { name: 'learned-words, 100', send: get('/learning/learned-words?page_size=100') },
    { name: 'changes, 500', send: get('/learning/changes?page_size=500') },
    { name: 'export json', send: get('/learning/export?format=json') },
    { name: 'export csv', send: get('/learning/export?format=csv') },
    { name: 'export apkg', send: get('/learning/export?format=apkg') },
  ];
}

/** Makes the words of a user new again, without flashcards, so that a plan asks for a hundred of them. */
async function forgetCards(sql, userId) {
  await sql.execute('delete from flashcards where user_id = $1', [userId]);
  await sql.execute('delete from reviews where user_id = $1', [userId]);
  await sql.execute('update review_plans set daily_new_limit = 9999 where user_id = $1', [userId]);
  await sql.execute(
    `update learned_words set memory_state = 'NEW', review_count = 0, last_reviewed_at = null
     where user_id = $1 and memory_state <> 'NEW'`,
    [userId],
  );
}

async function prepareAnswers(sql, user, url) {
  // The first call makes the plan.
  await cards(user, url);
  await forgetCards(sql, user.userId);
  const { flashcards } = JSON.parse((await cards(user, url)).text);
  user.answers = flashcards.map(({ id }) => ({ flashcard_id: id, is_correct: true }));
}

/** Sends a request, usually of the API, and reads the response as fast as it comes. */
export function call({ token, headers: own }, url, method, path, body, prefix = '/api/v1') {
  const credentials = own ?? (token && { authorization: `Bearer ${token}` });
  const headers = { ...credentials, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${prefix}${path}`, { method, headers }, (response) => {
      const chunks = [];
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes < 4 * 1024 * 1024) chunks.push(chunk);
      });
      const status = response.statusCode;
      response.on('end', () => resolve({ status, bytes, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

// Words with 50 notes of 2,000 letters and 20 contexts of 1,000.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, next_review_at,
    mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
  select $1, $2, 'LANGUAGE_ENGLISH', 'word ' || n, 'word ' || n,
    array(select 'tag ' || item || repeat(' long', 10) from generate_series(1, 50) item),
    array(select item || ' ' || left(repeat('a note that explains the word ', 70), 1990)
      from generate_series(1, 50) item),
    (select jsonb_agg(jsonb_build_object(
        'sentence', item || ' ' || left(repeat('Here is the word in a sentence. ', 40), 990),
        'sourceTitle', repeat('title ', 50), 'sourceUrl', 'https://example.org/' || repeat('x', 1900)))
      from generate_series(1, 20) item),
    'NEW', 0, 0, 0, 0, 0, at, 0, 0, at, at, at
  from generate_series(1, $3::int) as n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 ms') as moment (at)`;
