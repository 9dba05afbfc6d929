import fc from 'fast-check';
import { applyEdits } from './apply-edits.js';
import { edits, type Edit } from './edits.js';
import { mutated, mutation, type Mutation } from './mutations.js';
import type { Material } from './token-world.js';
import { joinPairs } from './wire.js';

type Names = readonly [string, ...string[]];
const CLIENT = ['client_id', 'client_secret'] as const;
const CODE_NAMES: Names = [...CLIENT, 'grant_type', 'code', 'redirect_uri', 'code_verifier'];
const REFRESH_NAMES: Names = [...CLIENT, 'grant_type', 'refresh_token', 'scope'];
const REFERENCE_NAMES: Names = [...CLIENT, 'token', 'token_type_hint'];
/** The owners of what a request names; most requests name what is theirs. */
const SOURCES = ['own', 'own', 'own', 'own', 'own', 'own', 'other', 'mixed up'] as const;

/** A request to an endpoint that applications call: a valid one, and what is changed of it. */
export interface TokenCase {
  endpoint: 'token' | 'revoke' | 'introspect';
  grantType: 'authorization_code' | 'refresh_token';
  /** Whose code or token it is, or a code where a token should be. */
  source: (typeof SOURCES)[number];
  authentication: 'basic' | 'post' | 'none';
  /** Of the Authorization header. */
  headerChange: Mutation | null;
  /** The parameter that stands in the query instead of the form. */
  inQuery: string | null;
  scope: string | null;
  changes: Edit[];
}

export const tokenCase: fc.Arbitrary<TokenCase> = fc.oneof(
  { weight: 4, arbitrary: casesOf('token', 'authorization_code', CODE_NAMES) },
  { weight: 3, arbitrary: casesOf('token', 'refresh_token', REFRESH_NAMES) },
  casesOf('revoke', 'refresh_token', REFERENCE_NAMES),
  casesOf('introspect', 'refresh_token', REFERENCE_NAMES),
);

function casesOf(
  endpoint: TokenCase['endpoint'],
  grantType: TokenCase['grantType'],
  names: Names,
): fc.Arbitrary<TokenCase> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    grantType: fc.constant(grantType),
    source: fc.constantFrom(...SOURCES),
    authentication: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('basic' as const, 'post' as const) },
      fc.constant('none' as const),
    ),
    headerChange: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, mutation),
    inQuery: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.constantFrom(...names)),
    scope: fc.constantFrom(null, 'words:read', 'words:write words:read', 'words:read review:read'),
    changes: edits(names),
  });
}

/** A case as it goes over the wire. */
export interface TokenCall {
  target: string;
  headers: Record<string, string>;
  form: string;
}

/** Fills a case with what its two clients have. */
export function tokenCall(one: TokenCase, [own, other]: [Material, Material]): TokenCall {
  const { clientId, clientSecret } = own.application;
  const inForm = one.authentication === 'post' && {
    client_id: clientId,
    client_secret: clientSecret,
  };
  const pairs = applyEdits({ ...inForm, ...payload(one, own, other) }, one.changes);
  const moved = pairs.filter(({ name }) => name === one.inQuery);
  const stay = pairs.filter((pair) => !moved.includes(pair));
  const query = joinPairs(moved).replace(/[^\x21-\x7e]/g, '');
  return {
    target: `/oauth/${one.endpoint}${query === '' ? '' : `?${query}`}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(one.authentication === 'basic' && { authorization: basic(own, one.headerChange) }),
    },
    form: joinPairs(stay),
  };
}

function payload(
  { endpoint, grantType, source, scope }: TokenCase,
  own: Material,
  other: Material,
): Record<string, string> {
  const from = source === 'other' ? other : own;
  if (endpoint !== 'token') {
    return { token: source === 'mixed up' ? from.code : from.refreshToken };
  }
  if (grantType === 'refresh_token') {
    const token = source === 'mixed up' ? from.accessToken : from.refreshToken;
    return { grant_type: grantType, refresh_token: token, ...(scope !== null && { scope }) };
  }
  return {
    grant_type: grantType,
    code: source === 'mixed up' ? from.refreshToken : from.code,
    redirect_uri: from.application.redirectUri,
    ...(from.verifier !== null && { code_verifier: from.verifier }),
  };
}

function basic({ application }: Material, change: Mutation | null): string {
  const { clientId, clientSecret } = application;
  const header = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  // What no header can hold never reaches the server.
  return change === null ? header : mutated(header, change).replace(/[^\t\x20-\x7e]/g, '');
}
