// Rule 10: a code challenge, if there is one, uses S256 and is well formed. A public client must send one,
// because it has no other proof (RFC 9700, section 2.1.1).
import type { ClientType } from '@wordgrove/contracts';
import { invalidRequest } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';
import { isChallengeShaped, SHAPE_IN_WORDS } from '../../pkce.js';

/** Returns the challenge, or null without PKCE. @throws OAuthError `invalid_request` */
export function readCodeChallenge(parameters: Parameters, clientType: ClientType): string | null {
  const challenge = parameters.get('code_challenge');
  const method = parameters.get('code_challenge_method');
  if (challenge === undefined && method === undefined) {
    if (clientType === 'PUBLIC')
      throw invalidRequest('PARAMETER_MISSING', 'code_challenge is missing');
    return null;
  }
  // Without a method, RFC 7636 means "plain", and anyone who reads the request can meet a plain challenge.
  if (method !== 'S256')
    throw invalidRequest('CODE_CHALLENGE_INVALID', 'code_challenge_method must be S256');
  if (challenge === undefined || !isChallengeShaped(challenge)) {
    throw invalidRequest('CODE_CHALLENGE_INVALID', `code_challenge must be ${SHAPE_IN_WORDS}`);
  }
  return challenge;
}
