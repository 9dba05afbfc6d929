import type { UserEntity } from './user.entity.js';

/** A person with an account. */
export type User = Pick<
  UserEntity,
  'id' | 'email' | 'displayName' | 'timeZone' | 'role' | 'createdAt'
>;

/** A user as admins see them. */
export type KnownUser = User & Pick<UserEntity, 'disabledAt'>;
