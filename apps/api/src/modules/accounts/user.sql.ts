import { columnOf, jsonOf } from '../../platform/database/columns.js';
import { UserEntity } from './user.entity.js';
import type { User } from './user.js';

/** A user as seen by other people who share an application. */
export type UserContact = Pick<User, 'id' | 'email' | 'displayName'>;

/** Returns an SQL expression for the user with an id as JSON, a `UserContact`. `id` is an SQL expression too. */
export function contactOf(id: string): string {
  return ofUser(jsonOf(UserEntity, ['id', 'email', 'displayName']), id);
}

/** Returns SQL for the display name of the user with an id. */
export function displayNameOf(id: string): string {
  return ofUser(columnOf(UserEntity, 'displayName'), id);
}

/** Returns SQL for the IANA time zone of the user with an id. */
export function timeZoneOf(id: string): string {
  return ofUser(columnOf(UserEntity, 'timeZone'), id);
}

/** Returns SQL that joins the user with an id. {@link TIME_ZONE} is then known for each row. */
export function joinUser(id: string): string {
  return `join users on users.id = ${id}`;
}

/** The IANA time zone of the joined user. */
export const TIME_ZONE = `users.${columnOf(UserEntity, 'timeZone')}`;

/** Returns SQL for the id of the user with an id, or null if the account has ended. */
export function liveUser(id: string): string {
  return ofUser(`case when deleted_at is null then id end`, id);
}

/**
 * Returns SQL that selects the user with an id if the account has not ended and is not disabled. Neither can then
 * happen before the transaction ends.
 */
export function lockUser(id: string): string {
  return `select id from users where id = ${id} and deleted_at is null and disabled_at is null for share`;
}

/** Returns SQL that is true if an admin has disabled the account of the user with an id. */
export function isDisabled(id: string): string {
  return `exists (select from users where users.id = ${id} and users.disabled_at is not null)`;
}

/** Returns SQL that selects the ids of users whose display name or e-mail address is like a pattern. */
export function usersLike(pattern: string): string {
  return `select id from users
    where deleted_at is null and (display_name ilike ${pattern} or email_key ilike ${pattern})`;
}

/**
 * Returns SQL that selects those of the users with these ids that exist. None of them can be removed before the
 * transaction ends.
 */
export function keepUsers(...ids: string[]): string {
  return `select id from users where id in (${ids.join(', ')}) for key share`;
}

/** Returns SQL for the number of a user's live sessions. */
export function countSessions(userId: string, now: string): string {
  return `(select count(*)::integer ${liveSessions(userId, now)})`;
}

/** Returns SQL for the time at which the newest of a user's live sessions began. */
export function lastSignIn(userId: string, now: string): string {
  return `(select max(created_at) ${liveSessions(userId, now)})`;
}

/** Returns SQL for the number of admins who can act as admins. */
export function countAdmins(): string {
  return `(select count(*)::integer from users
    where role = 'ADMIN' and deleted_at is null and disabled_at is null)`;
}

/** Returns SQL for the number of disabled accounts. */
export function countDisabledUsers(): string {
  return `(select count(*)::integer from users where disabled_at is not null and deleted_at is null)`;
}

function liveSessions(userId: string, now: string): string {
  return `from sessions where user_id = ${userId} and expires_at > ${now}`;
}

function ofUser(expression: string, id: string): string {
  return `(select ${expression} from users where users.id = ${id})`;
}
