// The kinds of request that are measured, in the form that the service and the bare server expect.

const API = '/api/v1';
const PLAN = `${API}/review-plans/default`;
const LEARNING = `${API}/learning`;

/** @typedef {import('./load.mjs').Operation} Operation */

/** @returns {Promise<{service: Operation, bare: Operation}[]>} */
export async function operations(seeded, serviceUrl) {
  const { lister, deepCursor, collector, reviewer, answerer, cards } = seeded;
  const half = cards.length / 2;
  return [
    both('authorize a call', 'GET', [`${LEARNING}/languages`, '/authorize'], bearer(lister)),
    both(
      'collect-word',
      'POST',
      [`${LEARNING}/collect-word`, '/collect-word'],
      collecting(collector),
    ),
    ...lists(lister, deepCursor, await pageToken(serviceUrl, lister.token, 10_000)),
    both('flashcards (20)', 'POST', [`${PLAN}/flashcards`, '/flashcards'], asking(reviewer)),
    {
      service: submitting(`${PLAN}/submit-answer`, answerer, cards.slice(0, half)),
      bare: submitting('/submit-answer', answerer, cards.slice(half)),
    },
    refreshing(seeded),
  ];
}

function lists(lister, { at, id }, token) {
  const french = `filter=${encodeURIComponent('language == "LANGUAGE_FRENCH"')}`;
  const cursor = `cursor=${encodeURIComponent(JSON.stringify([at, id]))}`;
  const list = (name, query, bareQuery) => {
    const paths = [`${LEARNING}/learned-words?page_size=50${query}`, `/learned-words?${bareQuery}`];
    return both(name, 'GET', paths, bearer(lister));
  };
  return [
    list('list, page 1 of 50', '', ''),
    list('list, page 10,000', `&page_token=${token}`, cursor),
    list('list, one language', `&${french}`, french),
  ];
}

function both(name, method, [service, bare], next) {
  const operation = (path) => ({ name, method, path, next: () => ({ path, ...next() }) });
  return { service: operation(service), bare: operation(bare) };
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

function submitting(path, user, cards) {
  const headers = json(user);
  const left = [...cards];
  const next = () => {
    const answer = { flashcard_id: left.pop(), is_correct: true, time_spent_ms: 2_000 };
    return { path, headers, body: JSON.stringify(answer) };
  };
  return { name: 'submit-answer', method: 'POST', path, next };
}

function refreshing({ application, refreshTokens }) {
  const half = refreshTokens.length / 2;
  const one = (path, tokens) => ({
    name: 'token refresh',
    method: 'POST',
    path,
    next: () => ({ path, ...refreshRequest(application, tokens.shift()) }),
    received: (_status, body) => tokens.push(JSON.parse(body).refresh_token),
  });
  return {
    service: one('/oauth/token', refreshTokens.slice(0, half)),
    bare: one('/token', refreshTokens.slice(half)),
  };
}

function refreshRequest({ clientId, secret }, token) {
  const form = { grant_type: 'refresh_token', refresh_token: token };
  const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: secret });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, body: body.toString() };
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
