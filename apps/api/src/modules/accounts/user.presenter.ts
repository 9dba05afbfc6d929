import type { AdminUserDto, UserDto } from '@wordgrove/dto';
import type { KnownUser, User } from './user.js';

/** Returns a user as the user sees it. */
export function presentUser(user: User): UserDto {
  return {
    id: user.id,
    email: user.email,
    display_name: user.displayName,
    time_zone: user.timeZone,
    role: user.role,
    created_at: user.createdAt,
  };
}

/** Returns a user as admins see them. */
export function presentKnownUser(user: KnownUser): AdminUserDto {
  return { ...presentUser(user), disabled_at: user.disabledAt };
}
