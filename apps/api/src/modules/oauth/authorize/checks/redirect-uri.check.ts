// Rules 2, 3 and 6: the request names exactly one redirect URI, and it is a registered one. If not, a page says
// so.
import { invalidRequest } from '../../oauth-error.js';
import { soleValue, type RawParameters } from '../../parameters.js';
import { isRegisteredRedirect, type RedirectRegistration } from '../../redirect-uri-match.js';

/**
 * Returns the redirect URI.
 * @throws OAuthError to be shown on a page, because a redirect to that URI would make the service an open
 * redirector
 */
export function readRedirectUri(raw: RawParameters, registration: RedirectRegistration): string {
  if (Array.isArray(raw['redirect_uri']))
    throw invalidRequest('PARAMETER_REPEATED', 'redirect_uri is repeated');
  const redirectUri = soleValue(raw, 'redirect_uri');
  if (redirectUri === undefined)
    throw invalidRequest('PARAMETER_MISSING', 'redirect_uri is missing');
  if (!isRegisteredRedirect(redirectUri, registration)) {
    throw invalidRequest(
      'REDIRECT_URI_NOT_REGISTERED',
      'redirect_uri is not registered for this application',
    );
  }
  return redirectUri;
}
