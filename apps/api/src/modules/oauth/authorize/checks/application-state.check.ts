// Rule 5: if the application is not open to this user, a page names its state.
import type { ApplicationDirectory, DirectoryEntry } from '../../../applications/index.js';
import { OAuthError } from '../../oauth-error.js';

/** Returns the reason why a user cannot grant an application anything, or null if the user can. */
export async function stateRefusal(
  application: DirectoryEntry,
  userId: string | undefined,
  directory: ApplicationDirectory,
): Promise<keyof typeof STATE_REFUSALS | null> {
  const { id, ownerId, status } = application;
  if (status === 'APPROVED') return null;
  if (status === 'SUSPENDED') return 'APPLICATION_SUSPENDED';
  if (status === 'REJECTED') return 'APPLICATION_REJECTED';
  if (userId === undefined) return 'APPLICATION_NOT_APPROVED';
  const isInvited = userId === ownerId || (await directory.isTestUser(id, userId));
  return isInvited ? null : 'APPLICATION_NOT_APPROVED';
}

/** The states of an application, in words for the user. */
export const STATE_REFUSALS = {
  APPLICATION_SUSPENDED: 'This application is suspended',
  APPLICATION_REJECTED: 'This application was rejected',
  APPLICATION_NOT_APPROVED: 'This application is not approved yet',
} as const;

/** @throws OAuthError to be shown on a page */
export async function requireOpenState(
  ...parameters: Parameters<typeof stateRefusal>
): Promise<void> {
  const refusal = await stateRefusal(...parameters);
  if (refusal === null) return;
  throw new OAuthError('unauthorized_client', refusal, STATE_REFUSALS[refusal]);
}
