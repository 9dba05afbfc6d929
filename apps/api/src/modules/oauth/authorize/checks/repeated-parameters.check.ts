// Rule 6: any parameter but the two that name the client and where to go, given twice.
import { singleParameters, type Parameters, type RawParameters } from '../../parameters.js';

/** The parameters, none of them repeated. @throws OAuthError `invalid_request` */
export function readOnce(raw: RawParameters): Parameters {
  return singleParameters(raw);
}
