// The requests to a token endpoint that are measured. They are the same for the service and for
// oidc-provider.

/** @typedef {import('./load.mjs').Operation} Operation */

/** @returns {Operation} the token in each response is the one to refresh later */
export function refreshing({ given: { application, refreshTokens } }) {
  const tokens = [...refreshTokens];
  return tokenCall('token refresh', application, {
    form: () => ({ grant_type: 'refresh_token', refresh_token: tokens.shift() }),
    received: (_status, body) => tokens.push(JSON.parse(body).refresh_token),
  });
}

/** @returns {Operation} the same for several applications, in turn */
export function refreshingInTurn(all) {
  const each = all.map((given) => refreshing({ given }));
  return {
    ...each[0],
    name: `token refresh, ${all.length} applications`,
    next: (context) => {
      each.push(each.shift());
      context.refresher = each[0];
      return each[0].next();
    },
    received: (status, body, { refresher }) => refresher.received(status, body),
  };
}

/** @returns {Operation} with PKCE; each code is used once */
export function exchanging({ given: { application, codes } }) {
  const left = [...codes];
  return tokenCall('code exchange', application, {
    form: () => {
      const { code, verifier } = left.pop();
      const { redirectUri } = application;
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return { ...form, code_verifier: verifier };
    },
  });
}

function tokenCall(name, { clientId, secret }, { form, received }) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const credentials = { client_id: clientId, client_secret: secret };
  const next = () => {
    const body = new URLSearchParams({ ...form(), ...credentials });
    return { headers, body: body.toString() };
  };
  return { name, method: 'POST', next, received };
}
