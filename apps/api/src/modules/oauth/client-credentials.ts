import { REALM } from '../../platform/access/bearer.guard.js';
import { invalidRequest, OAuthError } from './oauth-error.js';
import type { OAuthReason } from './oauth-reasons.js';
import { soleValue, type Parameters, type RawParameters } from './parameters.js';

/** The credentials by which a client proves its identity. */
export interface ClientCredentials {
  clientId: string;
  /** Null if the client only names itself, as public clients do. */
  clientSecret: string | null;
}

/**
 * Returns the credentials of a request: `client_secret_basic`, `client_secret_post` or `none` (RFC 6749,
 * section 2.3.1, and RFC 7591, section 2).
 * @throws OAuthError `invalid_request` if two methods are used, `invalid_client` without a client (rules 23,
 * 24)
 */
export function readClientCredentials(
  authorization: string | undefined,
  parameters: Parameters,
): ClientCredentials {
  const clientId = parameters.get('client_id');
  const clientSecret = parameters.get('client_secret');
  if (authorization === undefined) {
    if (clientId === undefined) throw invalidClient();
    return { clientId, clientSecret: clientSecret ?? null };
  }
  if (clientSecret !== undefined)
    throw invalidRequest(
      'CLIENT_CREDENTIALS_AMBIGUOUS',
      'Use only one method of client authentication',
    );
  const basic = readBasic(authorization);
  if (clientId !== undefined && clientId !== basic.clientId) {
    throw invalidRequest(
      'CLIENT_CREDENTIALS_AMBIGUOUS',
      'client_id differs from the one in the Authorization header',
    );
  }
  return basic;
}

/**
 * Returns the client that the request claims to come from, so that its failures can be counted. Empty if the
 * request does not name one.
 */
export function readClientId(authorization: string | undefined, raw: RawParameters): string {
  const basic = authorization === undefined ? undefined : parseBasic(authorization);
  return basic?.clientId ?? soleValue(raw, 'client_id') ?? '';
}

/**
 * Returns 401 `invalid_client`. By default it is the same whatever is wrong with the client (rule 23). Only what does not depend
 * on the client may say more.
 */
export function invalidClient(
  reason: OAuthReason = 'CLIENT_CREDENTIALS_WRONG',
  description = 'Client authentication failed',
): OAuthError {
  return new OAuthError('invalid_client', reason, description, {
    status: 401,
    headers: { 'WWW-Authenticate': `Basic realm="${REALM}"` },
  });
}

function readBasic(authorization: string): ClientCredentials {
  const basic = parseBasic(authorization);
  if (basic === undefined) throw invalidClient();
  return basic;
}

function parseBasic(authorization: string): ClientCredentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(authorization)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const clientId = formDecode(text.slice(0, colon));
  const clientSecret = formDecode(text.slice(colon + 1));
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { clientId, clientSecret };
}

// Clients form-encode the id and the secret before they encode them in base64 (rule 24).
function formDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
