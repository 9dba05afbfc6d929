import type { UserEntity } from './user.entity.js';

/** A person with an account. */
export type User = Pick<
  UserEntity,
  'id' | 'email' | 'displayName' | 'timeZone' | 'role' | 'createdAt'
>;
