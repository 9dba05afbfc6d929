import type { RawResult } from './raw-calls.js';
import type { TokenVerdict } from './token-oracle.js';

const ERRORS = [...['invalid_request', 'invalid_grant', 'invalid_scope', 'unsupported_grant_type']];

/** Returns the fault of a response of an endpoint that applications call, or null. */
export function faultOfToken(
  { status, headers, text }: RawResult,
  verdict: TokenVerdict,
): string | null {
  if (headers['location'] !== undefined) return 'a redirect';
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'no JSON';
  if (headers['cache-control'] !== 'no-store') return 'an answer that caches keep';
  const body = JSON.parse(text) as Record<string, unknown>;
  const members = Object.keys(body).sort().join();
  if (status === 200) return successOf(body, members) === verdict ? null : `200 ${members}`;
  if (members !== 'error,error_description') return `an error with ${members}`;
  const failure = `${status} ${String(body['error'])}`;
  const isExpected =
    verdict === 'unauthentic'
      ? failure === '401 invalid_client' && /^Basic /.test(headers['www-authenticate'] ?? '')
      : verdict === 'invalid' && ERRORS.some((code) => failure === `400 ${code}`);
  return isExpected ? null : failure;
}

function successOf(body: Record<string, unknown>, members: string): TokenVerdict | 'unknown' {
  if (members === 'access_token,expires_in,refresh_token,scope,token_type') return 'issued';
  if (members === '') return 'revoked';
  if (members === 'active') return body['active'] === false ? 'inactive' : 'unknown';
  const active = 'active,client_id,exp,iat,scope,sub,token_type';
  return members === active && body['active'] === true ? 'active' : 'unknown';
}
