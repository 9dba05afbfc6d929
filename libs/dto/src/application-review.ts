import {
  APPLICATION_STATUSES,
  LIMITS,
  type ApplicationStatus,
  type AuditAction,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ApplicationDto } from './applications.js';
import { PageQuery } from './members/query-members.js';
import { EnumMember, InstantMember, IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** POST `…/approve` */
export class ApproveRequest {
  @InstantMember({
    description:
      "The application's `updated_at` as the admin saw it: what the owner changed since is not approved unseen.",
    optional: true,
  })
  updated_at?: string;
}

/** POST `…/reject` and `…/suspend` */
export class DecisionReasonRequest {
  @TextMember({ min: 1, max: LIMITS.reason, description: 'Reason that the owner is shown.' })
  reason!: string;
}

/** PATCH `/api/console/admin/applications/{id}` */
export class SetQuotaRequest {
  @IntegerMember({ min: 1, max: 1_000_000_000, description: 'Requests per hour and user.' })
  hourly_quota!: number;
}

/** GET `/api/console/admin/applications` */
export class ListApplicationsQuery extends PageQuery {
  @EnumMember({
    values: APPLICATION_STATUSES,
    name: 'ApplicationStatus',
    description:
      'Only applications of this status; `PENDING` also lists approved ones with a pending revision.',
    optional: true,
  })
  status?: ApplicationStatus;
}

/** The owner, as admins see them in the review queue. */
export class ApplicationOwnerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  display_name!: string;
}

/** An application in the admins' queue. */
export class AdminApplicationDto extends ApplicationDto {
  @ApiProperty({ type: ApplicationOwnerDto })
  owner!: ApplicationOwnerDto;
}

export class AdminApplicationResponse {
  @ApiProperty({ type: AdminApplicationDto })
  application!: AdminApplicationDto;
}

export class ListAdminApplicationsResponse {
  @ApiProperty({ type: [AdminApplicationDto] })
  applications!: AdminApplicationDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}

/** Who did what to which application or account, and when. */
export class AuditEventDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'APPLICATION_APPROVED' })
  action!: AuditAction;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actor_id!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  application_id!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  user_id!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class ListAuditEventsResponse {
  @ApiProperty({ type: [AuditEventDto] })
  audit_events!: AuditEventDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}
