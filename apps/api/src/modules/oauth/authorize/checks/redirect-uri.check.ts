// Rules 2, 3 and 6: one redirect URI, which is a registered one, or a page.
import { invalidRequest } from '../../oauth-error.js';
import { soleValue, type RawParameters } from '../../parameters.js';
import { isRegisteredRedirect, type RedirectRegistration } from '../../redirect-uri-match.js';

/** The redirect URI. @throws OAuthError for a page: going there would make an open redirector */
export function readRedirectUri(raw: RawParameters, registration: RedirectRegistration): string {
  if (Array.isArray(raw['redirect_uri'])) throw invalidRequest('redirect_uri is repeated');
  const redirectUri = soleValue(raw, 'redirect_uri');
  if (redirectUri === undefined) throw invalidRequest('redirect_uri is missing');
  if (!isRegisteredRedirect(redirectUri, registration)) {
    throw invalidRequest('redirect_uri is not registered for this application');
  }
  return redirectUri;
}
