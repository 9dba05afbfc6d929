import { joinLiveApplication } from '../../applications/index.js';

/** How many applications a user has granted something to. */
export function countConnected(userId: string): string {
  return `(select count(*)::integer from grants g ${joinLiveApplication('g.application_id')}
    where g.user_id = ${userId} and g.revoked_at is null)`;
}

/** How many other users have granted something to an application. */
export function countOtherUsers(applicationId: string, userId: string): string {
  return `(select count(*)::integer from grants g
    where g.application_id = ${applicationId} and g.user_id <> ${userId} and g.revoked_at is null)`;
}
