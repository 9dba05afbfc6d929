// What `delay.mjs` sends, for many users: the changes of one user would wait for each other.
import { seedOauth } from './oauth-seed.mjs';
import { seedApplication, seedUser } from './seed.mjs';

const API = '/api/v1';
const PLAN = `${API}/review-plans/default`;
const USERS = 100;

/** Calls that are made before those that count. */
const MORE = 50;

/**
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {number} calls the number of calls of each kind
 */
export async function seedDelayed(sql, calls) {
  const application = await seedApplication(sql);
  const users = [];
  for (let at = 0; at < USERS; at += 1) users.push(await seedUser(sql, application));
  const each = Math.ceil((calls + MORE) / USERS);
  const ids = users.map(({ userId }) => userId);
  const cards = await sql.rows(ADD_CARDS, [ids, application.id, 20 + each, each]);
  const counts = { grants: USERS, refreshTokens: calls + MORE, codes: calls + MORE };
  return { users, cards: interleaved(cards), oauth: await seedOauth(sql, counts) };
}

/** Returns one operation for each kind of call. */
export function delayedOperations({ users, cards, oauth }) {
  let turn = 0;
  const user = () => users[(turn += 1) % users.length];
  const get = (name, path) => ({ name, next: () => ({ path, headers: bearer(user()) }) });
  const post = (name, path, body) => ({ name, next: () => json(path, user(), body()) });
  const byId = new Map(users.map((each) => [each.userId, each]));
  return [
    get('authorize a call', `${API}/learning/languages`),
    get('list of 50', `${API}/learning/learned-words?page_size=50`),
    post('collect-word', `${API}/learning/collect-word`, () => ({
      spec: { term: `collected ${turn}` },
    })),
    post('flashcards (20)', `${PLAN}/flashcards`, () => ({ limit: 20 })),
    {
      name: 'submit-answer',
      next: () => {
        const { id, user_id: userId } = cards.pop();
        const answer = { flashcard_id: id, is_correct: true, time_spent_ms: 2_000 };
        return json(`${PLAN}/submit-answer`, byId.get(userId), answer);
      },
    },
    { name: 'token refresh', next: () => refresh(oauth, oauth.refreshTokens.pop()) },
    { name: 'code exchange', next: () => exchange(oauth, oauth.codes.pop()) },
  ];
}

const bearer = ({ token }) => ({ authorization: `Bearer ${token}` });

function json(path, user, body) {
  const headers = { ...bearer(user), 'content-type': 'application/json' };
  return { path, method: 'POST', headers, body: JSON.stringify(body) };
}

function refresh({ application }, token) {
  return form(application, { grant_type: 'refresh_token', refresh_token: token });
}

function exchange({ application }, { code, verifier }) {
  const grant = { grant_type: 'authorization_code', redirect_uri: application.redirectUri };
  return form(application, { ...grant, code, code_verifier: verifier });
}

function form({ clientId, secret }, parameters) {
  const client = { client_id: clientId, client_secret: secret };
  const body = new URLSearchParams({ ...parameters, ...client });
  return { path: '/oauth/token', method: 'POST', body };
}

/** One card of each user after the other. */
function interleaved(cards) {
  return cards.toSorted((one, other) => one.place - other.place);
}

// Some of the words have no open card to answer, and flashcards asks for those that have one.
const ADD_CARDS = `
  with owners as (select id as user_id from unnest($1::uuid[]) as id),
  plans as (
    insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
      daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
    select gen_random_uuid(), user_id, 'All words', '', '', '{}', '{}', 20, 200, 0.9, true, now(), now()
    from owners returning id, user_id
  ),
  words as (
    insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
      memory_state, stability, difficulty, learning_step, review_count, lapse_count, next_review_at,
      mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
    select user_id, $2, 'LANGUAGE_ENGLISH', 'word ' || n, 'word ' || n, '{reading}', '{a note}', '[]',
      'NEW', 0, 0, 0, 0, 0, now(), 0, 0, now(), now(), now()
    from owners, generate_series(1, $3::int) n
    returning id, user_id, substr(term, 6)::int as place
  ),
  cards as (
    insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
      options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
    select gen_random_uuid(), user_id, plans.id, words.id, 'QUESTION_TYPE_TYPING', 'a note', 'w', '{}',
      'word', '{word}', '', 'NOTE', now(), now(), now() + interval '30 days'
    from words join plans using (user_id)
    returning id, user_id, learned_word_id
  )
  select cards.id, cards.user_id, words.place
  from cards join words on words.id = cards.learned_word_id where words.place <= $4`;
