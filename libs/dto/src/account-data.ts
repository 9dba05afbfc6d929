import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ACCOUNT_EXPORT_FORMAT, LIMITS, type AuditAction } from '@wordgrove/contracts';
import { UserDto } from './accounts.js';
import { ApplicationSecretDto } from './application-secrets.js';
import { ApplicationDto } from './applications.js';
import { GrantDto } from './authorization.js';
import { TextMember } from './members/text-member.js';

/** DELETE `/api/console/account` */
export class DeleteAccountRequest {
  @TextMember({
    min: 1,
    max: LIMITS.passwordMax,
    description: 'Password of the account.',
    verbatim: true,
  })
  password!: string;
}

/** An application that would end with its owner's account. */
export class HeldApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'integer', description: 'Other people who have it connected.' })
  user_count!: number;
}

/** What an account holds. */
export class AccountDto {
  @ApiProperty({ type: 'integer' })
  word_count!: number;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({ type: 'integer' })
  wordbook_count!: number;

  @ApiProperty({ type: 'integer', description: 'Of those, the ones that others can open.' })
  shared_wordbook_count!: number;

  @ApiProperty({ type: 'integer', description: 'Applications that the user has allowed access.' })
  connected_application_count!: number;

  @ApiProperty({
    type: [HeldApplicationDto],
    description: 'The applications that the user owns, by name.',
  })
  applications!: HeldApplicationDto[];

  @ApiProperty({ description: 'True for the only admin of the instance, who cannot be deleted.' })
  is_last_admin!: boolean;
}

/** The answer to GET `/api/console/account`. */
export class AccountResponse {
  @ApiProperty({ type: AccountDto })
  account!: AccountDto;
}

/** A session that is live: a browser in which the user is signed in. */
export class ExportedSessionDto {
  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

/** A secret of an own application, without anything of the secret itself. */
export class ExportedSecretDto extends OmitType(ApplicationSecretDto, ['id', 'hint']) {}

/** An own application. */
export class ExportedApplicationDto extends OmitType(ApplicationDto, ['secrets']) {
  @ApiProperty({ type: [ExportedSecretDto] })
  secrets!: ExportedSecretDto[];
}

/** An event of the audit log that names the user. */
export class ExportedEventDto {
  @ApiProperty({ type: String, example: 'APPLICATION_REGISTERED' })
  action!: AuditAction;

  @ApiProperty({
    enum: ['ACTOR', 'SUBJECT'],
    description: 'Whether the user did it, or somebody else and the user was concerned.',
  })
  part!: 'ACTOR' | 'SUBJECT';

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  application_id!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** GET `/api/console/account/export`: everything that there is of a user. */
export class AccountExportDto {
  @ApiProperty({ enum: [ACCOUNT_EXPORT_FORMAT] })
  format!: typeof ACCOUNT_EXPORT_FORMAT;

  @ApiProperty({ type: 'integer', description: 'Of the format.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  exported_at!: string;

  @ApiProperty({ type: UserDto })
  profile!: UserDto;

  @ApiProperty({ type: [ExportedSessionDto] })
  sessions!: ExportedSessionDto[];

  @ApiProperty({ type: [GrantDto], description: 'What applications may do.' })
  grants!: GrantDto[];

  @ApiProperty({ type: [ExportedApplicationDto] })
  applications!: ExportedApplicationDto[];

  @ApiProperty({ type: [ExportedEventDto], description: 'What the audit log has, newest first.' })
  events!: ExportedEventDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Words, reviews, plans and wordbooks: a file of its own right, as GET /api/v1/learning/export gives it and an import takes it.',
  })
  learning!: Record<string, unknown>;
}
