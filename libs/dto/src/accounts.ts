import { LIMITS, USER_ROLES, type UserRole } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { TextMember } from './members/text-member.js';

// One "@" with something on both sides: whether mail arrives is for mail to show.
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** An e-mail address; letter case does not tell two accounts apart. */
function EmailMember(): PropertyDecorator {
  return TextMember({
    min: 3,
    max: LIMITS.email,
    description: 'E-mail address.',
    example: 'ada@example.org',
    check: {
      reason: 'INVALID_EMAIL',
      description: 'must be an e-mail address',
      test: (value) => EMAIL.test(value),
    },
  });
}

/** POST `/api/console/users` */
export class SignUpRequest {
  @EmailMember()
  email!: string;

  @TextMember({
    min: LIMITS.passwordMin,
    max: LIMITS.passwordMax,
    description: 'Password.',
    verbatim: true,
  })
  password!: string;

  @TextMember({ min: 1, max: LIMITS.displayName, description: 'Name that others see.' })
  display_name!: string;

  @TextMember({
    min: 1,
    max: 64,
    optional: true,
    description: 'IANA time zone in which the day turns; UTC unless told.',
    example: 'Europe/Berlin',
    check: {
      reason: 'INVALID_TIME_ZONE',
      description: 'must be an IANA time zone',
      test: isTimeZone,
    },
  })
  time_zone?: string;
}

/** POST `/api/console/session` */
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

  @ApiProperty({ description: 'IANA name.', example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole' })
  role!: UserRole;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** The answer to signing up, signing in and asking who is signed in. */
export class SessionResponse {
  @ApiProperty({ type: UserDto })
  user!: UserDto;
}

function isTimeZone(name: string): boolean {
  try {
    // Intl takes offsets such as +02:00 too, which PostgreSQL reads with the opposite sign.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
