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

/**
 * Returns SQL that selects the user with an id if the account has not ended. The account then cannot end before
 * the transaction does.
 */
export function lockUser(id: string): string {
  return `select id from users where id = ${id} and deleted_at is null for share`;
}

/**
 * Returns SQL that selects those of the users with these ids that exist. None of them can be removed before the
 * transaction ends.
 */
export function keepUsers(...ids: string[]): string {
  return `select id from users where id in (${ids.join(', ')}) for key share`;
}

function ofUser(expression: string, id: string): string {
  return `(select ${expression} from users where users.id = ${id})`;
}
