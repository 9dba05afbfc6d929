// Rules 2, 3 and 6: one redirect URI, equal to a registered one as an exact string, or a page.
import { invalidRequest } from '../../oauth-error.js';
import { soleValue, type RawParameters } from '../../parameters.js';

/** The redirect URI. @throws OAuthError for a page: going there would make an open redirector */
export function readRedirectUri(raw: RawParameters, registered: readonly string[]): string {
  if (Array.isArray(raw['redirect_uri'])) throw invalidRequest('redirect_uri is given twice');
  const redirectUri = soleValue(raw, 'redirect_uri');
  if (redirectUri === undefined) throw invalidRequest('redirect_uri is missing');
  if (!registered.includes(redirectUri)) {
    throw invalidRequest('redirect_uri is not one that the application has registered');
  }
  return redirectUri;
}
