import { columnOf, jsonOf } from '../../platform/database/columns.js';
import { UserEntity } from './user.entity.js';
import type { User } from './user.js';

/** A user as others see them who share an application. */
export type UserContact = Pick<User, 'id' | 'email' | 'displayName'>;

/** The user of an id as JSON, a `UserContact`; an SQL expression, as is the id. */
export function contactOf(id: string): string {
  return ofUser(jsonOf(UserEntity, ['id', 'email', 'displayName']), id);
}

/** The name that the user of an id goes by. */
export function displayNameOf(id: string): string {
  return ofUser(columnOf(UserEntity, 'displayName'), id);
}

/** The IANA time zone of the user of an id. */
export function timeZoneOf(id: string): string {
  return ofUser(columnOf(UserEntity, 'timeZone'), id);
}

/** Joins the user of an id; {@link TIME_ZONE} is then known for each row. */
export function joinUser(id: string): string {
  return `join users on users.id = ${id}`;
}

/** The IANA time zone of the joined user. */
export const TIME_ZONE = `users.${columnOf(UserEntity, 'timeZone')}`;

/**
 * Selects the user of an id whose account has not ended: it does not end before the transaction does.
 */
export function lockUser(id: string): string {
  return `select id from users where id = ${id} and deleted_at is null for share`;
}

/** Selects those of the users of some ids that are there: none is removed before the transaction ends. */
export function keepUsers(...ids: string[]): string {
  return `select id from users where id in (${ids.join(', ')}) for key share`;
}

function ofUser(expression: string, id: string): string {
  return `(select ${expression} from users where users.id = ${id})`;
}
