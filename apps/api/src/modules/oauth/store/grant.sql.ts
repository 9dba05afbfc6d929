import { joinLiveApplication } from '../../applications/index.js';

/** Returns SQL for the number of applications to which a user has granted something. */
export function countConnected(userId: string): string {
  return `(select count(*)::integer from grants g ${joinLiveApplication('g.application_id')}
    where g.user_id = ${userId} and g.revoked_at is null)`;
}

/** Returns SQL for the number of users who have granted something to an application. */
export function countAuthorizedUsers(applicationId: string): string {
  return `(select coalesce(sum(c.user_count), 0)::integer from authorized_user_counts c
    where c.application_id = ${applicationId})`;
}

/** Returns SQL for the number of other users who have granted something to an application. */
export function countOtherUsers(applicationId: string, userId: string): string {
  return `(${countAuthorizedUsers(applicationId)} - (select count(*)::integer from grants g
    where g.application_id = ${applicationId} and g.user_id = ${userId} and g.revoked_at is null))`;
}
