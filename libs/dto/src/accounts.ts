import { LIMITS, USER_ROLES, type UserRole } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { TextMember } from './members/text-member.js';
import { TimeZoneMember } from './members/time-zone-member.js';

// One "@" with something on both sides: whether mail arrives is for mail to show.
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** An e-mail address. Addresses that differ only in case belong to the same account. */
export function EmailMember({ isAddress = false } = {}): PropertyDecorator {
  return TextMember({
    isAddress,
    min: 3,
    max: LIMITS.email,
    description: 'The e-mail address.',
    example: 'ada@example.org',
    check: {
      reason: 'INVALID_EMAIL',
      description: 'must be an e-mail address',
      test: (value) => EMAIL.test(value),
    },
  });
}

/** The body of POST `/api/console/users`. */
export class SignUpRequest {
  // Only here, so that accounts whose address was accepted before can sign in.
  @EmailMember({ isAddress: true })
  email!: string;

  @TextMember({
    min: LIMITS.passwordMin,
    max: LIMITS.passwordMax,
    description: 'Password.',
    verbatim: true,
  })
  password!: string;

  @TextMember({
    min: 1,
    max: LIMITS.displayName,
    isName: true,
    description: 'The name that other people see.',
  })
  display_name!: string;

  @TimeZoneMember({
    optional: true,
    description: "The user's IANA time zone, which decides when a day ends. UTC if absent.",
  })
  time_zone?: string;
}

/** The body of PATCH `/api/console/account`. An absent member stays as it is. */
export class EditAccountRequest {
  @TextMember({
    min: 1,
    max: LIMITS.displayName,
    isName: true,
    mayBeStored: true,
    optional: true,
    description: 'The name that other people see.',
  })
  display_name?: string;

  @TimeZoneMember({
    optional: true,
    description:
      "The user's IANA time zone, which decides when a day ends. The days of earlier reviews stay as they are.",
  })
  time_zone?: string;
}

/** The body of POST `/api/console/session`. */
export class SignInRequest {
  @EmailMember()
  email!: string;

  @TextMember({ min: 1, max: LIMITS.passwordMax, description: 'Password.', verbatim: true })
  password!: string;
}

/** A person with an account. */
export class UserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  display_name!: string;

  @ApiProperty({ description: 'The IANA time zone.', example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole' })
  role!: UserRole;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** The response to signing up, to signing in, to editing the account and to asking who is signed in. */
export class SessionResponse {
  @ApiProperty({ type: UserDto })
  user!: UserDto;
}

/** The response to asking who is signed in, if anybody is. */
export class VisitorResponse {
  @ApiProperty({ type: UserDto, nullable: true })
  user!: UserDto | null;
}
