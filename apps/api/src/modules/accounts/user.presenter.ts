import type { UserDto } from '@wordgrove/dto';
import type { User } from './user.js';

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
