import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ACCOUNT_EXPORT_FORMAT, LIMITS, type AuditAction } from '@wordgrove/contracts';
import { UserDto } from './accounts.js';
import { ApplicationSecretDto } from './application-secrets.js';
import { ApplicationMessageDto } from './application-messages.js';
import { ApplicationDto } from './applications.js';
import { GrantDto } from './authorization.js';
import { TextMember } from './members/text-member.js';

/** The body of DELETE `/api/console/account`. */
export class DeleteAccountRequest {
  @TextMember({
    min: 1,
    max: LIMITS.passwordMax,
    description: 'The password of the account.',
    verbatim: true,
  })
  password!: string;
}

/** An application that is deleted together with its owner's account. */
export class HeldApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'integer', description: 'The number of other users who have connected it.' })
  user_count!: number;
}

/** A summary of the data of an account. */
export class AccountDto {
  @ApiProperty({ type: 'integer' })
  word_count!: number;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({ type: 'integer' })
  wordbook_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of those wordbooks that other users can open.',
  })
  shared_wordbook_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of applications that the user has granted access.',
  })
  connected_application_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of applications that the user owns.' })
  application_count!: number;

  @ApiProperty({
    type: [HeldApplicationDto],
    description: `The applications that the user owns, sorted by name: at most the first ${LIMITS.namedApplications}.`,
  })
  applications!: HeldApplicationDto[];

  @ApiProperty({
    description:
      'True if the user is the only admin of the instance. The only admin cannot be deleted.',
  })
  is_last_admin!: boolean;
}

/** The response to GET `/api/console/account`. */
export class AccountResponse {
  @ApiProperty({ type: AccountDto })
  account!: AccountDto;
}

/** An active session: a browser in which the user is signed in. */
export class ExportedSessionDto {
  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

/** A secret of one of the user's applications. No part of the secret itself is included. */
export class ExportedSecretDto extends OmitType(ApplicationSecretDto, ['id', 'hint']) {}

/** One of the user's own applications. */
export class ExportedApplicationDto extends OmitType(ApplicationDto, ['secrets']) {
  @ApiProperty({ type: [ExportedSecretDto] })
  secrets!: ExportedSecretDto[];
}

/** A message in the thread of one of the user's own applications. */
export class ExportedMessageDto extends ApplicationMessageDto {
  @ApiProperty({ format: 'uuid' })
  application_id!: string;
}

/** An event of the audit log that involves the user. */
export class ExportedEventDto {
  @ApiProperty({ type: String, example: 'APPLICATION_REGISTERED' })
  action!: AuditAction;

  @ApiProperty({
    enum: ['ACTOR', 'SUBJECT'],
    description: 'ACTOR if the user caused the event, SUBJECT if it concerns the user.',
  })
  part!: 'ACTOR' | 'SUBJECT';

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  application_id!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** The response to GET `/api/console/account/export`: all data of a user. */
export class AccountExportDto {
  @ApiProperty({ enum: [ACCOUNT_EXPORT_FORMAT] })
  format!: typeof ACCOUNT_EXPORT_FORMAT;

  @ApiProperty({ type: 'integer', description: 'The version of the format.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  exported_at!: string;

  @ApiProperty({ type: UserDto })
  profile!: UserDto;

  @ApiProperty({ type: [ExportedSessionDto] })
  sessions!: ExportedSessionDto[];

  @ApiProperty({
    type: [GrantDto],
    description: 'The access that the user has granted to applications.',
  })
  grants!: GrantDto[];

  @ApiProperty({ type: [ExportedApplicationDto] })
  applications!: ExportedApplicationDto[];

  @ApiProperty({
    type: [ExportedMessageDto],
    description: "The threads of the reviews of the user's own applications, newest first.",
  })
  application_messages!: ExportedMessageDto[];

  @ApiProperty({
    type: [ExportedEventDto],
    description: 'The events of the audit log, newest first.',
  })
  events!: ExportedEventDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Words, reviews, plans and wordbooks, in the format of GET /api/v1/learning/export. This object alone can be imported.',
  })
  learning!: Record<string, unknown>;
}
