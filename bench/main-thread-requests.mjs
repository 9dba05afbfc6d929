// Requests and jobs, each as large as the limits allow.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { imports } from './main-thread-imports.mjs';
import { CARD_OF_LONG_LOG, CARD_TO_TYPE } from './main-thread-seed.mjs';
import { call, largeRequests } from './standstill-requests.mjs';

/** Returns the requests by name. `prepare` comes before each call and is not measured. */
export function longTurns(sql, data) {
  const { giant, polyglot, reviewer } = data;
  return [
    ...largeRequests(sql).map(({ name, prepare, send }) => ({
      name,
      prepare: (url) => prepare?.(giant, url),
      send: (url) => send(giant, url),
    })),
    {
      name: 'flashcards, polyglot',
      prepare: () => sql.execute('delete from flashcards where user_id = $1', [polyglot.userId]),
      send: of(polyglot)('POST', '/review-plans/default/flashcards', { limit: 100 }),
    },
    typed(sql, polyglot),
    job(sql, 'fit-weights', reviewer.userId),
    job(sql, 'refold-memory', reviewer.userId),
    ...ofLongLog(sql, reviewer),
    ...ofWordbook(data),
    ...imports(sql, data.importer),
    ...ofConsole(data),
  ];
}

const of = (user, prefix) => (method, path, body) => (url) =>
  call(user, url, method, path, body, prefix);

function ofLongLog(sql, reviewer) {
  const api = of(reviewer);
  return [
    { name: 'review-statistics', send: api('GET', '/review-statistics?days=365') },
    { name: 'forecast', send: api('GET', '/review-plans/default/forecast?days=365') },
    { name: 'reviews, 100', send: api('GET', '/reviews?page_size=100') },
    ...reviewedWord(sql, reviewer),
    { name: 'export apkg, long log', send: api('GET', '/learning/export?format=apkg') },
    { name: 'export json, long log', send: api('GET', '/learning/export?format=json') },
    ...FILTERS.map(([name, filter]) => ({
      name: `filter, ${name}`,
      send: api('GET', `/learning/learned-words?filter=${encodeURIComponent(filter)}`),
    })),
  ];
}

function ofWordbook({ reader, wordbookId }) {
  const own = of(reader);
  const book = `/wordbooks/${wordbookId}`;
  const words = Array.from({ length: 480 }, (_, n) => ({
    term: `new ${n}`,
    note: 'x'.repeat(1_900),
  }));
  const terms = words.map(({ term }) => term);
  const tags = Array.from({ length: 50 }, (_, n) => `tag ${n} ${'x'.repeat(25)}`);
  const specs = Array.from({ length: 500 }, () => ({ term: randomUUID(), tags }));
  return [
    {
      name: 'collect-words, new, many tags',
      send: own('POST', '/learning/collect-words', { specs }),
    },
    { name: 'add-words', send: own('POST', `${book}/add-words`, { words }) },
    { name: 'remove-words', send: own('POST', `${book}/remove-words`, { terms }) },
    { name: 'wordbook words, 100', send: own('GET', `${book}/words?page_size=100`) },
    { name: 'collect a wordbook', send: own('POST', `${book}/collect`, {}) },
    { name: 'export json, wordbook', send: own('GET', '/learning/export?format=json') },
  ];
}

function ofConsole({ admin }) {
  const console = of(admin, '/api/console');
  const open = of({}, '');
  return [
    { name: 'applications, 100', send: console('GET', '/applications?page_size=100') },
    { name: 'admin, applications', send: console('GET', '/admin/applications?page_size=100') },
    { name: 'admin, audit-events', send: console('GET', '/admin/audit-events?page_size=100') },
    { name: 'grants', send: console('GET', '/grants?page_size=100') },
    { name: 'account', send: console('GET', '/account') },
    { name: 'account export', send: console('GET', '/account/export') },
    { name: 'openapi.json', send: open('GET', '/openapi.json') },
    { name: 'docs', send: open('GET', '/docs') },
    { name: 'metrics', send: open('GET', '/metrics') },
  ];
}

/** An answer that came late and an undone one: both fold the whole log of a word again. */
function reviewedWord(sql, { userId, token }) {
  const path = '/review-plans/default';
  let card;
  const ask = async (url) => {
    await call({ token }, url, 'POST', `${path}/flashcards`, { limit: 1 });
    card ??= randomUUID();
    await sql.execute('delete from flashcards where user_id = $1', [userId]);
    await sql.execute('delete from reviews where user_id = $1 and flashcard_id is not null', [
      userId,
    ]);
    await sql.execute(CARD_OF_LONG_LOG, [userId, card]);
  };
  const at = () => new Date(Date.now() - 86_400_000).toISOString();
  const answer = (url) =>
    call({ token }, url, 'POST', `${path}/submit-answer`, {
      flashcard_id: card,
      is_correct: true,
      reviewed_at: at(),
    });
  let review;
  return [
    { name: 'submit-answer, late, long log', prepare: ask, send: answer },
    {
      name: 'undo, long log',
      prepare: async (url) => {
        await ask(url);
        let given = await answer(url);
        // A fit of the weights may have the turn to change the words.
        for (; given.status !== 200; given = await answer(url)) await delay(1_000);
        review = JSON.parse(given.text).review.id;
      },
      send: (url) => call({ token }, url, 'POST', `/reviews/${review}/undo`, {}),
    },
  ];
}

/** The longest answer, typed to a card with the longest term and many right answers. */
function typed(sql, { userId, token }) {
  const card = randomUUID();
  return {
    name: 'submit-answer, long text',
    prepare: async () => {
      await sql.execute('delete from reviews where user_id = $1', [userId]);
      await sql.execute('delete from flashcards where user_id = $1', [userId]);
      await sql.execute(CARD_TO_TYPE, [userId, card]);
    },
    send: (url) =>
      call({ token }, url, 'POST', '/review-plans/default/submit-answer', {
        flashcard_id: card,
        is_correct: false,
        user_answer: 'the tern of a very long phrase '.repeat(40).slice(0, 1_000),
      }),
  };
}

/** Enqueues a job, and waits until it has ended. */
function job(sql, name, userId) {
  const left = () =>
    sql.row(
      `select count(*)::int as count from pgboss.job where name = $1 and state < 'completed'`,
      [name],
    );
  return {
    name,
    prepare: () =>
      sql.execute(
        name === 'fit-weights'
          ? 'delete from fitted_weights where user_id = $1'
          : 'update memory_parameters set desired_retention = 1.7 - desired_retention where user_id = $1',
        [userId],
      ),
    send: async () => {
      await sql.execute(
        `insert into pgboss.job (name, singleton_key, policy, data, created_on, start_after)
         values ($1, $2::text, 'short', jsonb_build_object('userId', $2::text), now(), now())`,
        [name, userId],
      );
      while ((await left()).count > 0) await delay(100);
      return { status: 200, bytes: 0 };
    },
  };
}

const FILTERS = [
  ['many terms', `term in [${Array.from({ length: 60 }, (_, n) => `"word ${n}"`).join(', ')}]`],
  [
    'nested',
    `${'('.repeat(30)}${Array(20).fill('mastery_level > 2').join(' || ')}${')'.repeat(30)}`,
  ],
  ['longest text', `term.contains("${'x'.repeat(1_000)}")`],
  ['not', '!'.repeat(60) + '(mastery_level > 2)'],
  ['wrong', '('.repeat(1_000)],
];
