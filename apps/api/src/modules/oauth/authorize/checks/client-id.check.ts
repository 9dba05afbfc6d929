// Rules 1 and 6: one known client, or a page, since nobody can say where to redirect to.
import { hasForbiddenCharacter } from '@wordgrove/contracts';
import type { ApplicationDirectory, DirectoryEntry } from '../../../applications/index.js';
import { invalidRequest, OAuthError } from '../../oauth-error.js';
import { soleValue, type RawParameters } from '../../parameters.js';

/** The application that asks. @throws OAuthError for a page */
export async function findApplication(
  raw: RawParameters,
  directory: ApplicationDirectory,
): Promise<DirectoryEntry> {
  if (Array.isArray(raw['client_id'])) throw invalidRequest('client_id is repeated');
  const clientId = soleValue(raw, 'client_id');
  if (clientId === undefined) throw invalidRequest('client_id is missing');
  // PostgreSQL refuses NUL, and no client has such an id anyway.
  const application = hasForbiddenCharacter(clientId)
    ? undefined
    : await directory.findByClientId(clientId);
  if (application === undefined) {
    throw new OAuthError('unauthorized_client', 'No application has this client_id');
  }
  return application;
}
