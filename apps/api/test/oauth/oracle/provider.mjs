// A plain oidc-provider as an OAuth 2.0 server, configured as close to our profile as it goes, in a
// process of its own. Its user signs in and agrees to everything at once, or to nothing when the
// browser says so. Takes a JSON of {scopes, clients} as its argument; prints its issuer once it
// listens; ends with its standard input, so that it cannot outlive the process that started it.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { scopes, clients } = JSON.parse(process.argv[2]);
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: clients.map(clientMetadata),
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
  responseTypes: ['code'],
  scopes,
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
  },
  pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
  allowOmittingSingleRegisteredRedirectUri: false,
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  // What ends tokens leaves the consent, as here.
  revokeGrantPolicy: () => false,
  clientBasedCORS: () => false,
  ttl: {
    AccessToken: 3_600,
    AuthorizationCode: 60,
    Grant: 2_592_000,
    Interaction: 600,
    RefreshToken: 2_592_000,
    Session: 86_400,
  },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true, allowedPolicy: mayIntrospect },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: { enabled: true, allowedPolicy: isOwn },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  // Never used, since no ID token is asked for, but demanded.
  jwks: { keys: [signingKey()] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  renderError: (ctx, { error }) => {
    ctx.type = 'html';
    ctx.body = `<p>${error}</p>`;
  },
});

function clientMetadata({ id, secret, method, redirectUri, scopes: registered }) {
  return {
    client_id: id,
    ...(secret && { client_secret: secret }),
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: method,
    application_type: redirectUri.startsWith('http:') ? 'native' : 'web',
    scope: (registered ?? scopes).join(' '),
  };
}

function isOwn(_ctx, client, token) {
  return token.clientId === client.clientId;
}

function mayIntrospect(ctx, client, token) {
  return isOwn(ctx, client, token) && client.clientAuthMethod !== 'none';
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

async function finishInteraction(ctx) {
  const { prompt, params, grantId, session } = await provider.interactionDetails(ctx.req, ctx.res);
  const answer = ctx.get('decision') === 'deny' ? { error: 'access_denied' } : await consent();
  const result = prompt.name === 'login' ? { login: { accountId: 'user' } } : answer;
  await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: true });
  ctx.respond = false;

  async function consent() {
    if (prompt.name === 'login') return {};
    const known = grantId && (await provider.Grant.find(grantId));
    const owner = { accountId: session.accountId, clientId: params.client_id };
    const grant = known || new provider.Grant(owner);
    grant.addOIDCScope(params.scope);
    return { consent: { grantId: await grant.save() } };
  }
}

provider.use((ctx, next) =>
  ctx.path.startsWith('/interaction/') ? finishInteraction(ctx) : next(),
);
server.on('request', provider.callback());
// It lives as long as the test that started it, however that ends.
process.stdin.on('end', () => process.exit(0)).resume();
console.log(issuer);
