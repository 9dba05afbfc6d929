import { ALL_SCOPES } from '@wordgrove/contracts';
import { differing } from './asking.js';
import type { OracleCase } from './case.js';
import { outcome, type Driver } from './driver.js';

const ORIGIN = { origin: 'https://page.example' };

/** Introspection, metadata, and who may read them from a page. */
export const LOOKUP_CASES: readonly OracleCase[] = [
  {
    rules: '42',
    name: 'introspecting a live token: the members',
    run: async (d) => membersOf(await d.introspected((await d.tokens()).access_token)),
    ...differing(
      'active client_id exp iat scope sub token_type',
      'active client_id exp iat iss scope sub token_type',
      'iss is optional (RFC 7662, section 2.2), and there is one issuer here',
    ),
  },
  {
    rules: '42',
    name: 'introspecting a live token: what they say',
    run: async (d) => {
      const told = await d.introspected((await d.tokens()).access_token);
      const isOwn = told['client_id'] === d.clients.confidential.id;
      const lifetime = Number(told['exp']) - Number(told['iat']);
      return `${told['scope']}, ${isOwn}, ${lifetime}, ${told['token_type']}`;
    },
    expected: 'words:read words:write, true, 3600, Bearer',
  },
  {
    rules: '42',
    name: 'introspecting a refresh token: its type',
    run: async (d) => {
      const told = await d.introspected((await d.tokens()).refresh_token);
      return `${told['active']}, ${told['token_type']}`;
    },
    ...differing(
      'true, refresh_token',
      'true, undefined',
      'Rule 42. A type that is not Bearer says that no API may take it; a missing one is easily overlooked',
    ),
  },
  {
    rules: '42',
    name: 'introspecting an unknown token',
    run: async (d) => (await d.post('introspect', { token: 'unknown' })).text,
    expected: '{"active":false}',
  },
  {
    rules: '42',
    name: 'introspecting a code, and a refresh token that has rotated',
    run: async (d) => {
      const { refresh_token: rotated } = await d.tokens();
      await d.rotated(rotated);
      const code = await d.introspected(await d.code());
      return JSON.stringify([code, await d.introspected(rotated)]);
    },
    expected: '[{"active":false},{"active":false}]',
  },
  {
    rules: '42',
    name: 'introspecting another client’s token',
    run: async (d) => {
      const { access_token } = await d.tokens();
      return JSON.stringify(await d.introspected(access_token, { client: d.clients.stranger }));
    },
    expected: '{"active":false}',
  },
  {
    rules: '42',
    name: 'introspecting without authentication',
    run: async (d) => {
      const { access_token: token } = await d.tokens();
      return outcome(await d.post('introspect', { token, client_secret: null }));
    },
    expected: '401 invalid_client',
  },
  {
    rules: '42',
    name: 'introspecting without a token',
    run: async (d) => outcome(await d.post('introspect', {})),
    expected: '400 invalid_request',
  },
  {
    rules: '42',
    name: 'caching of an introspection',
    run: async (d) =>
      (await d.post('introspect', { token: 'x' })).headers.get('cache-control') ?? 'allowed',
    expected: 'no-store',
  },
  {
    rules: '43',
    name: 'metadata: the issuer and the endpoints',
    run: async (d) => {
      const found = await metadata(d);
      const { issuer } = d.subject;
      const endpoints = ['authorization', 'token', 'revocation', 'introspection'];
      const paths = endpoints.map((name) => String(found[`${name}_endpoint`]).replace(issuer, ''));
      return [found['issuer'] === issuer, ...paths].join(' ');
    },
    expected: 'true /oauth/authorize /oauth/token /oauth/revoke /oauth/introspect',
  },
  {
    rules: '43',
    name: 'metadata: what is offered',
    run: async (d) => {
      const found = await metadata(d);
      const offers = ['response_types', 'grant_types', 'code_challenge_methods'];
      const offered = offers.map((name) => found[`${name}_supported`]);
      const scopes = found['scopes_supported'] as string[];
      return [
        ...offered,
        found['authorization_response_iss_parameter_supported'],
        ALL_SCOPES.every((scope) => scopes.includes(scope)),
      ].join(' ');
    },
    expected: 'code authorization_code,refresh_token S256 true true',
  },
  {
    rules: '43',
    name: 'metadata: how clients authenticate',
    run: async (d) =>
      [(await metadata(d))['token_endpoint_auth_methods_supported']].flat().sort().join(' '),
    expected: 'client_secret_basic client_secret_post none',
  },
  {
    rules: '43',
    name: 'metadata: the response modes',
    run: async (d) => [(await metadata(d))['response_modes_supported']].flat().sort().join(' '),
    ...differing(
      'query',
      'form_post fragment query',
      'Rule 43: the metadata lists what there is, and answers come in the query alone (RFC 6749, section 4.1.2)',
    ),
  },
  {
    rules: '44',
    name: 'whether a page of any origin can read the metadata, and with credentials',
    run: async (d) => {
      const { headers } = await fetchMetadata(d);
      const allowed = headers.get('access-control-allow-origin') ?? '';
      const isReadable = ['*', ORIGIN.origin].includes(allowed);
      return `${isReadable}, ${headers.get('access-control-allow-credentials') !== null}`;
    },
    expected: 'true, false',
  },
  {
    rules: '44',
    name: 'whether a page of another origin can read the token endpoint',
    run: async (d) => {
      const { headers } = await d.post('token', { grant_type: 'x' }, { headers: ORIGIN });
      return String(headers.get('access-control-allow-origin') !== null);
    },
    ...differing(
      'true',
      'false',
      'Rule 44: pages are public applications, and get their tokens themselves. oidc-provider lets each client be told apart, which is switched off there',
    ),
  },
];

function fetchMetadata(driver: Driver): Promise<Response> {
  const address = `${driver.subject.issuer}/.well-known/oauth-authorization-server`;
  return fetch(address, { headers: ORIGIN });
}

async function metadata(driver: Driver): Promise<Record<string, unknown>> {
  return (await (await fetchMetadata(driver)).json()) as Record<string, unknown>;
}

function membersOf(told: object): string {
  return Object.keys(told).sort().join(' ');
}
