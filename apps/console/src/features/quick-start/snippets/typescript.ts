import { filled, inTypeScript, type OwnValues, type Snippets } from './snippet';

const AUTHORIZE = String.raw`// npm install oauth4webapi
import { writeFileSync } from 'node:fs';
import * as oauth from 'oauth4webapi';

const issuer = new URL('«base»');
«discovery»

// Make a state and a code verifier for each user, and keep both until the user comes back.
const state = oauth.generateRandomState();
const verifier = oauth.generateRandomCodeVerifier();
writeFileSync('login.json', JSON.stringify({ state, verifier }));

const authorize = new URL(server.authorization_endpoint!);
authorize.search = new URLSearchParams({
  response_type: 'code',
  client_id: '«clientId»',
  redirect_uri: '«redirectUri»',
  scope: '«scope»',
  state,
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
}).toString();

// Send the user's browser to this address.
console.log(authorize.href);
`;

const TOKEN = String.raw`import { readFileSync, writeFileSync } from 'node:fs';
import * as oauth from 'oauth4webapi';

const issuer = new URL('«base»');
«discovery»
const client = { client_id: '«clientId»' };

// ADDRESS is the one to which the browser came back.
const callback = new URL(process.argv[2]!);
const { state, verifier } = JSON.parse(readFileSync('login.json', 'utf8'));
const response = await oauth.authorizationCodeGrantRequest(
  server,
  client,
  «secret»,
  oauth.validateAuthResponse(server, client, callback, state),
  '«redirectUri»',
  verifier,«options»
);
const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
writeFileSync('tokens.json', JSON.stringify(tokens));
`;

const CALL = String.raw`import { readFileSync } from 'node:fs';

const { access_token: token } = JSON.parse(readFileSync('tokens.json', 'utf8'));
const response = await fetch('«base»/api/v1/me', {
  headers: { Authorization: 'Bearer ' + token },
});
console.log(response.status, await response.text());
`;

/** Returns three programs with `oauth4webapi`, for Node.js 24 and everything else that runs TypeScript. */
export function typeScriptSnippets(own: OwnValues): Snippets {
  // Only a service on the developer's own machine has no https.
  const isInsecure = own.baseUrl.startsWith('http:');
  const option = isInsecure ? '[oauth.allowInsecureRequests]: true' : '';
  const values = {
    base: inTypeScript(own.baseUrl),
    clientId: inTypeScript(own.clientId),
    redirectUri: inTypeScript(own.redirectUri),
    scope: inTypeScript(own.scopes.join(' ')),
    discovery: discovery(option),
    options: isInsecure ? `\n  { ${option} },` : '',
    secret: own.hasSecret
      ? 'oauth.ClientSecretPost(process.env.WORDGROVE_CLIENT_SECRET!)'
      : 'oauth.None()',
  };
  return {
    authorize: {
      file: 'authorize.mts',
      run: 'node authorize.mts',
      parts: filled(AUTHORIZE, values),
    },
    token: { file: 'token.mts', run: "node token.mts 'ADDRESS'", parts: filled(TOKEN, values) },
    call: { file: 'call.mts', run: 'node call.mts', parts: filled(CALL, values) },
  };
}

function discovery(option: string): string {
  return `const server = await oauth.processDiscoveryResponse(
  issuer,
  await oauth.discoveryRequest(issuer, { algorithm: 'oauth2'${option && `, ${option}`} }),
);`;
}
