// Rule 7: the request names a response type, and it is "code".
import { invalidRequest, OAuthError } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';

/** @throws OAuthError `invalid_request` or `unsupported_response_type` */
export function requireCodeResponse(parameters: Parameters): void {
  const responseType = parameters.get('response_type');
  if (responseType === undefined)
    throw invalidRequest('PARAMETER_MISSING', 'response_type is missing');
  if (responseType !== 'code') {
    throw new OAuthError(
      'unsupported_response_type',
      'RESPONSE_TYPE_UNSUPPORTED',
      'response_type must be code',
    );
  }
}
