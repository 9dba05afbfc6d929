// Rule 8: the request has a state of at most 2,048 characters, which is returned byte for byte.
import { codePointLength, LIMITS } from '@wordgrove/contracts';
import { invalidRequest } from '../../oauth-error.js';
import { soleValue, type Parameters, type RawParameters } from '../../parameters.js';

/** In an address. Clients and proxies refuse headers that are longer than 16 KiB together. */
const MAX_REFUSED_BYTES = 12 * 1024;

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

/** Returns the state that a redirected error carries. One that is too long is left out if the address would be, too. */
export function stateOfError(raw: RawParameters): string | undefined {
  const state = soleValue(raw, 'state');
  if (state === undefined || codePointLength(state) <= LIMITS.state) return state;
  return encodeURIComponent(state).length <= MAX_REFUSED_BYTES ? state : undefined;
}
