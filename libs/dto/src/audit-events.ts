import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, LIMITS, type AuditAction } from '@wordgrove/contracts';
import {
  ChoiceParameter,
  IdParameter,
  PageSizeParameter,
  PageTokenParameter,
  TextParameter,
} from './members/query-members.js';
import { InstantMember } from './members/scalar-members.js';

/** The query of GET `/api/console/admin/audit-events/csv`. All conditions must be met. */
export class AuditEventsQuery {
  @TextParameter({
    description:
      'Return only events that name somebody or something with this text in the name, e-mail address, client id or id.',
    max: LIMITS.search,
  })
  q?: string;

  @IdParameter({
    description:
      'Return only what the user with this id did, or `SERVICE` for what the service itself did.',
    others: ['SERVICE'],
  })
  actor?: string;

  @IdParameter({
    description: 'Return only events about the application or the user with this id.',
  })
  about?: string;

  @ChoiceParameter({
    description: 'Return only these actions, separated by commas.',
    values: AUDIT_ACTIONS,
  })
  action?: string;

  @InstantMember({ description: 'Return only events from this time on.', optional: true })
  from?: string;

  @InstantMember({ description: 'Return only events before this time.', optional: true })
  to?: string;
}

/** The query of GET `/api/console/admin/audit-events`. */
export class ListAuditEventsQuery extends AuditEventsQuery {
  @PageSizeParameter()
  page_size?: number;

  @PageTokenParameter()
  page_token?: string;
}

/** A user whom an event names. */
export class AuditedUserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null if the account is gone.' })
  display_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null if the account is gone.' })
  email!: string | null;
}

/** An application that an event names. */
export class AuditedApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Its name now or, if it is gone, the last one that is known. Null if none is known.',
  })
  name!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null if the application is gone.',
  })
  client_id!: string | null;
}

/** An event of the audit log: who did what to which application or account, and when. */
export class AuditEventDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'APPLICATION_APPROVED' })
  action!: AuditAction;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actor_id!: string | null;

  @ApiProperty({
    type: AuditedUserDto,
    nullable: true,
    description: 'The user who acted. Null if the service itself acted.',
  })
  actor!: AuditedUserDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  application_id!: string | null;

  @ApiProperty({ type: AuditedApplicationDto, nullable: true })
  application!: AuditedApplicationDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  user_id!: string | null;

  @ApiProperty({
    type: AuditedUserDto,
    nullable: true,
    description: 'The user whom the action concerns, if that is another user.',
  })
  user!: AuditedUserDto | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class ListAuditEventsResponse {
  @ApiProperty({ type: [AuditEventDto] })
  audit_events!: AuditEventDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: `The number of events of all pages; ${LIMITS.auditEvents} means that or more. Null on all pages but the first.`,
  })
  total_size!: number | null;
}
