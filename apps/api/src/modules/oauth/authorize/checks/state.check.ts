// Rule 8: a state of up to 2,048 characters, which will come back byte for byte.
import { codePointLength, LIMITS } from '@wordgrove/contracts';
import { invalidRequest } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';

/** The state. @throws OAuthError `invalid_request` */
export function readState(parameters: Parameters): string {
  const state = parameters.get('state');
  if (state === undefined) throw invalidRequest('state is missing');
  if (codePointLength(state) > LIMITS.state) {
    throw invalidRequest(`state is longer than ${LIMITS.state} characters`);
  }
  // PostgreSQL cannot keep it, and to change it would break "byte for byte".
  if (state.includes('\0')) throw invalidRequest('state contains a NUL character');
  return state;
}
