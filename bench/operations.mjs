// The kinds of request that are measured, in the form that the service and the bare server expect.
import {
  exchanging as codeExchange,
  refreshing as tokenRefresh,
  refreshingInTurn,
} from './oauth-operations.mjs';

const API = '/api/v1';
const PLAN = `${API}/review-plans/default`;
const LEARNING = `${API}/learning`;

/** @typedef {import('./load.mjs').Operation} Operation */

/** The servers that are compared. */
export const SIDES = ['service', 'bare', 'express'];

/** @returns {Promise<Record<'service' | 'bare' | 'express', Operation>[]>} */
export async function operations(seeded, serviceUrl) {
  const { lister, deepCursor, collector, reviewer, answerer, classroom } = seeded;
  const collect = [`${LEARNING}/collect-word`, '/collect-word'];
  return [
    each('authorize a call', 'GET', [`${LEARNING}/languages`, '/authorize'], bearer(lister)),
    ...lists(lister, deepCursor, await pageToken(serviceUrl, lister.token, 10_000)),
    each('collect-word', 'POST', collect, collecting(collector)),
    submitting('submit-answer, 16 users', classroom),
    submitting('submit-answer, one user', [answerer]),
    each('flashcards (20)', 'POST', [`${PLAN}/flashcards`, '/flashcards'], asking(reviewer)),
    refreshing(seeded),
    refreshingOfSeveral(seeded),
    exchanging(seeded),
  ];
}

function lists(lister, { at, id }, token) {
  const french = `filter=${encodeURIComponent('language == "LANGUAGE_FRENCH"')}`;
  const cursor = `cursor=${encodeURIComponent(JSON.stringify([at, id]))}`;
  const list = (name, query, bareQuery) => {
    const paths = [`${LEARNING}/learned-words?page_size=50${query}`, `/learned-words?${bareQuery}`];
    return each(name, 'GET', paths, bearer(lister));
  };
  return [
    list('list, page 1 of 50', '', ''),
    list('list, page 10,000', `&page_token=${token}`, cursor),
    list('list, one language', `&${french}`, french),
  ];
}

/** Returns an operation of each server. Only the service has the API's paths. */
function each(name, method, paths, next) {
  return onEach(paths, (path) => ({ name, method, path, next: () => ({ path, ...next() }) }));
}

/** @param {(path: string, share: <T>(all: readonly T[]) => T[]) => Operation} operation gets the server's share */
function onEach([service, other], operation) {
  const shareOf = (index) => (all) => all.filter((_, at) => at % SIDES.length === index);
  const sides = SIDES.map((side, index) => {
    const path = side === 'service' ? service : other;
    return [side, operation(path, shareOf(index))];
  });
  return Object.fromEntries(sides);
}

function bearer({ token }) {
  const headers = { authorization: `Bearer ${token}` };
  return () => ({ headers });
}

function json(user) {
  return { ...bearer(user)().headers, 'content-type': 'application/json' };
}

function collecting(user) {
  const headers = json(user);
  let count = 0;
  return () => {
    count += 1;
    const spec = {
      term: `collected ${count}`,
      tags: ['reading'],
      notes: ['a note of some length'],
    };
    return { headers, body: JSON.stringify({ spec }) };
  };
}

function asking(user) {
  const headers = json(user);
  return () => ({ headers, body: JSON.stringify({ limit: 20 }) });
}

/** Answers of users who take turns. */
function submitting(name, users) {
  const paths = [`${PLAN}/submit-answer`, '/submit-answer'];
  return onEach(paths, (path, share) => {
    const seats = users.map((user) => ({ headers: json(user), cards: share(user.cards) }));
    const next = () => {
      const [seat] = seats;
      seats.push(seats.shift());
      const answer = { flashcard_id: seat.cards.pop(), is_correct: true, time_spent_ms: 2_000 };
      return { path, headers: seat.headers, body: JSON.stringify(answer) };
    };
    return { name, method: 'POST', path, once: true, next };
  });
}

function refreshing({ application, refreshTokens }) {
  return tokenCall((share) =>
    tokenRefresh({ given: { application, refreshTokens: share(refreshTokens) } }),
  );
}

function refreshingOfSeveral({ refreshers }) {
  return tokenCall((share) =>
    refreshingInTurn(
      refreshers.map((each) => ({ ...each, refreshTokens: share(each.refreshTokens) })),
    ),
  );
}

function exchanging({ exchanges: { application, codes } }) {
  return tokenCall((share) => ({
    ...codeExchange({ given: { application, codes: share(codes) } }),
    once: true,
  }));
}

function tokenCall(operationOf) {
  return onEach(['/oauth/token', '/token'], (path, share) => {
    const operation = operationOf(share);
    return { ...operation, path, next: (context) => ({ path, ...operation.next(context) }) };
  });
}

/**
 * Returns the token of a page deep in a list with pages of fifty. It finds the token by paging, as
 * a client would.
 */
async function pageToken(url, token, page) {
  let next = '';
  for (let at = 100; at < page * 50; at += 100) {
    const query = `page_size=100&page_token=${next}`;
    const response = await fetch(`${url}${LEARNING}/learned-words?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    next = (await response.json()).next_page_token;
  }
  return next;
}
