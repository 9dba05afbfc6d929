// Rules 1 and 6: the request names exactly one known client. If it does not, a page says so, because nobody
// knows where to redirect to.
import { hasForbiddenCharacter } from '@wordgrove/contracts';
import type { ApplicationDirectory, DirectoryEntry } from '../../../applications/index.js';
import { invalidRequest, OAuthError } from '../../oauth-error.js';
import { soleValue, type RawParameters } from '../../parameters.js';

/** Returns the application that asks. @throws OAuthError to be shown on a page */
export async function findApplication(
  raw: RawParameters,
  directory: ApplicationDirectory,
): Promise<DirectoryEntry> {
  if (Array.isArray(raw['client_id']))
    throw invalidRequest('PARAMETER_REPEATED', 'client_id is repeated');
  const clientId = soleValue(raw, 'client_id');
  if (clientId === undefined) throw invalidRequest('PARAMETER_MISSING', 'client_id is missing');
  // PostgreSQL refuses NUL, and no client has such an id.
  const application = hasForbiddenCharacter(clientId)
    ? undefined
    : await directory.findByClientId(clientId);
  if (application === undefined) {
    throw new OAuthError(
      'unauthorized_client',
      'CLIENT_UNKNOWN',
      'No application has this client_id',
    );
  }
  return application;
}
