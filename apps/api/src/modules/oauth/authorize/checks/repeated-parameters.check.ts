// Rule 6: no parameter may come twice. The two that name the client and the redirect URI have been checked
// before.
import { singleParameters, type Parameters, type RawParameters } from '../../parameters.js';

/** Returns the parameters, none of which is repeated. @throws OAuthError `invalid_request` */
export function readOnce(raw: RawParameters): Parameters {
  return singleParameters(raw);
}
