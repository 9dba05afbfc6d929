// oidc-provider as a server to measure, configured as similarly to the service as possible: opaque tokens,
// rotation, no ID token, PKCE, client_secret_post. All remaining differences favour it: its client and account
// are in memory and not looked up for each request. It writes no log, limits no failures and tracks no use.
//
// STORAGE is `memory`, `statements` (each statement commits by itself) or `transactions` (one per request).
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';
import LRU from 'oidc-provider/lib/helpers/lru.js';
import { OidcDatabase } from './oidc-adapter.mjs';

const { PORT, STORAGE, DATABASE_URL } = process.env;
const SCOPE = 'words:read words:write review:read review:write';
const CLIENT = { clientId: 'bench', secret: randomBytes(32).toString('base64url') };
const REDIRECT_URI = 'http://localhost/';
const AT_ONCE = 16;

const database = STORAGE === 'memory' ? undefined : new OidcDatabase(DATABASE_URL);
const provider = new Provider(`http://127.0.0.1:${PORT}`, {
  adapter: database?.adapter() ?? roomyMemoryAdapter(),
  clients: [
    {
      client_id: CLIENT.clientId,
      client_secret: CLIENT.secret,
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
      application_type: 'native',
    },
  ],
  scopes: SCOPE.split(' '),
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  // The codes are created before they are measured.
  ttl: { AccessToken: 3600, AuthorizationCode: 3600, Grant: 2_592_000, RefreshToken: 2_592_000 },
  features: { devInteractions: { enabled: false } },
});
if (STORAGE === 'transactions') {
  provider.use((ctx, next) =>
    ctx.path === '/token' ? database.transaction(() => next()) : next(),
  );
}
const answer = provider.callback();

// The adapter that comes with oidc-provider keeps a thousand entries, fewer than the tokens that
// are measured.
function roomyMemoryAdapter() {
  const store = new LRU({ maxSize: 10_000_000 });
  return (model) => new MemoryAdapter(model, store);
}

async function makeGrant(client) {
  const accountId = randomBytes(16).toString('hex');
  const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId });
  grant.addOIDCScope(SCOPE);
  const grantId = await grant.save();
  return { accountId, client, grantId, scope: SCOPE };
}

async function makeCode(grant) {
  const verifier = randomBytes(32).toString('base64url');
  const code = await new provider.AuthorizationCode({
    ...grant,
    gty: 'authorization_code',
    redirectUri: REDIRECT_URI,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    codeChallengeMethod: 'S256',
  }).save();
  return { code, verifier };
}

function makeRefreshToken(grant) {
  return new provider.RefreshToken({ ...grant, gty: 'authorization_code', rotations: 0 }).save();
}

/** Creates `count` things, `AT_ONCE` at a time. */
async function times(count, make) {
  const made = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < count; at = next++) made.push(await make(at));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

async function prepare({ grants, refreshTokens, codes }) {
  const client = await provider.Client.find(CLIENT.clientId);
  const given = await times(grants, () => makeGrant(client));
  const next = (at) => given[at % given.length];
  const tokens = await times(refreshTokens, (at) => makeRefreshToken(next(at)));
  const made = await times(codes, (at) => makeCode(next(at)));
  await database?.pool.query('vacuum analyze');
  return {
    application: { ...CLIENT, redirectUri: REDIRECT_URI },
    refreshTokens: tokens,
    codes: made,
  };
}

async function serveBench(request, response) {
  const url = new URL(request.url, 'http://localhost');
  const counts = Object.fromEntries([...url.searchParams].map(([name, n]) => [name, Number(n)]));
  response.end(JSON.stringify(url.pathname === '/prepare' ? await prepare(counts) : {}));
}

await database?.createTables();
createServer((request, response) => {
  if (!/^\/(prepare|health\/live)/.test(request.url)) return answer(request, response);
  return serveBench(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
}).listen(Number(PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
