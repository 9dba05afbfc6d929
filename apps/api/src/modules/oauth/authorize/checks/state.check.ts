// Rule 8: the request has a state of at most 2,048 characters, which is returned byte for byte.
import { codePointLength, LIMITS } from '@wordgrove/contracts';
import { invalidRequest } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';

/** Returns the state. @throws OAuthError `invalid_request` */
export function readState(parameters: Parameters): string {
  const state = parameters.get('state');
  if (state === undefined) throw invalidRequest('PARAMETER_MISSING', 'state is missing');
  if (codePointLength(state) > LIMITS.state) {
    throw invalidRequest('STATE_INVALID', `state is longer than ${LIMITS.state} characters`);
  }
  // PostgreSQL cannot store NUL, and a changed state would break "byte for byte".
  if (state.includes('\0')) throw invalidRequest('STATE_INVALID', 'state contains a NUL character');
  return state;
}
