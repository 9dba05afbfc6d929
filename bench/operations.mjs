// The kinds of request that are measured, as the service and as the bare server take them.

const API = '/api/v1';

/**
 * @returns {Promise<{service: import('./load.mjs').Operation, bare: import('./load.mjs').Operation}[]>}
 */
export async function operations({ lister, collector }, serviceUrl) {
  const deep = await pageToken(serviceUrl, lister.token, 10_000);
  const list = (query) => `${API}/learning/learned-words?page_size=50${query}`;
  const french = encodeURIComponent('language == "LANGUAGE_FRENCH"');
  return [
    pair('authorize a call', 'GET', bearer(lister), `${API}/learning/languages`, '/authorize'),
    pair(
      'collect-word',
      'POST',
      collecting(collector),
      `${API}/learning/collect-word`,
      '/collect-word',
    ),
    pair('list, page 1 of 50', 'GET', bearer(lister), list(''), '/learned-words'),
    pair('list, page 10,000', 'GET', bearer(lister), list(`&page_token=${deep}`), '/learned-words'),
    pair('list, one language', 'GET', bearer(lister), list(`&filter=${french}`), '/learned-words'),
  ];
}

function pair(name, method, next, servicePath, barePath) {
  const operation = (path) => ({ name, method, next: () => ({ path, ...next() }) });
  return { service: operation(servicePath), bare: operation(barePath) };
}

function bearer({ token }) {
  const headers = { authorization: `Bearer ${token}` };
  return () => ({ headers });
}

function collecting(user) {
  const headers = { ...bearer(user)().headers, 'content-type': 'application/json' };
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

/** The token of a page deep in a list of fifties; found by paging, as a client would. */
async function pageToken(url, token, page) {
  let next = '';
  for (let at = 100; at <= page * 50; at += 100) {
    const query = `page_size=100&page_token=${next}`;
    const response = await fetch(`${url}${API}/learning/learned-words?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    next = (await response.json()).next_page_token;
  }
  return next;
}
