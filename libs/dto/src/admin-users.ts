import {
  ACCOUNT_STATES,
  LIMITS,
  USER_ROLES,
  type AccountState,
  type UserRole,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './accounts.js';
import { PageQuery, TextParameter } from './members/query-members.js';
import { EnumMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** The query of GET `/api/console/admin/users`. */
export class ListUsersQuery extends PageQuery {
  @TextParameter({
    description:
      'Return only users with this text in the display name or the e-mail address, or with this id.',
    max: LIMITS.search,
  })
  q?: string;

  @EnumMember({
    values: USER_ROLES,
    name: 'UserRole',
    description: 'Return only users with this role.',
    optional: true,
  })
  role?: UserRole;

  @EnumMember({
    values: ACCOUNT_STATES,
    name: 'AccountState',
    description: 'Return only users whose account is enabled, or disabled.',
    optional: true,
  })
  state?: AccountState;
}

/** The body of POST `…/disable`. */
export class DisableUserRequest {
  @TextMember({
    min: 1,
    max: LIMITS.reason,
    description: 'The reason, which the audit log keeps.',
  })
  reason!: string;
}

/** A user as admins see them. */
export class AdminUserDto extends UserDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time since which the account is disabled. Null if it is not.',
  })
  disabled_at!: string | null;
}

/** A user as admins see them, with the numbers of what the account holds. */
export class AdminUserDetailDto extends AdminUserDto {
  @ApiProperty({ type: 'integer', description: 'The number of browsers that are signed in.' })
  session_count!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time of the last sign-in among those sessions. Null if there is none.',
  })
  last_signed_in_at!: string | null;

  @ApiProperty({ type: 'integer', description: 'The number of applications that the user owns.' })
  application_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of applications to which the user has granted access.',
  })
  connected_application_count!: number;

  @ApiProperty({ type: 'integer' })
  word_count!: number;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({
    description:
      'True if nobody else could look after the instance. The user then stays an admin, and enabled.',
  })
  is_last_admin!: boolean;
}

export class AdminUserResponse {
  @ApiProperty({ type: AdminUserDetailDto })
  user!: AdminUserDetailDto;
}

export class ListUsersResponse {
  @ApiProperty({ type: [AdminUserDto] })
  users!: AdminUserDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
