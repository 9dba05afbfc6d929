// A plain oidc-provider as an OAuth 2.0 server, configured as close to our profile as it goes, in a
// process of its own. Its user signs in and consents to everything at once.
// Takes a JSON of {port, clients} as its argument; prints a line once it listens.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';

const { port, scopes, clients } = JSON.parse(process.argv[2]);
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: clients.map(({ id, secret, method, redirectUri }) => ({
    client_id: id,
    ...(secret && { client_secret: secret }),
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: method,
    application_type: redirectUri.startsWith('http:') ? 'native' : 'web',
    scope: scopes.join(' '),
  })),
  scopes,
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
  },
  pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
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
    revocation: { enabled: true, allowedPolicy: ownTokens },
    introspection: { enabled: true, allowedPolicy: ownTokens },
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

function ownTokens(_ctx, client, token) {
  return token.clientId === client.clientId && client.clientAuthMethod !== 'none';
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

async function finishInteraction(ctx) {
  const { prompt, params, grantId, session } = await provider.interactionDetails(ctx.req, ctx.res);
  const result = prompt.name === 'login' ? { login: { accountId: 'user' } } : await consent();
  await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: true });
  ctx.respond = false;

  async function consent() {
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
const server = provider.listen(port, '127.0.0.1', () => console.log('listening'));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
