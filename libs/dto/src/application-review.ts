import { APPLICATION_STATUSES, LIMITS, type ApplicationStatus } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ApplicationDto } from './applications.js';
import { IdParameter, PageQuery, TextParameter } from './members/query-members.js';
import { EnumMember, IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** The options of a member that names what an admin has seen. */
export const SUBMISSION_ID = {
  min: 1,
  max: 64,
  description:
    'The `submission_id` that the admin saw. If the owner has changed what waits since, the request is refused.',
};
const REASON = { max: LIMITS.reason, description: 'The reason, which the owner sees.' };

const HOLD_SECONDS = {
  min: 0,
  max: LIMITS.holdSeconds,
  description:
    'The seconds after which the decision takes effect. It can be undone until then. 0 by default.',
};

/** The body of POST `…/approve`. */
export class ApproveRequest {
  @TextMember({ ...SUBMISSION_ID, optional: true })
  submission_id?: string;

  @IntegerMember({ ...HOLD_SECONDS, optional: true })
  hold_seconds?: number;

  @TextMember({ ...REASON, optional: true })
  reason?: string;
}

/** The body of POST `…/reject`. */
export class RejectRequest {
  @TextMember({ ...SUBMISSION_ID, optional: true })
  submission_id?: string;

  @IntegerMember({ ...HOLD_SECONDS, optional: true })
  hold_seconds?: number;

  @TextMember({ ...REASON, min: 1 })
  reason!: string;
}

/** The body of POST `…/suspend`. */
export class SuspendRequest {
  @IntegerMember({
    ...HOLD_SECONDS,
    description: 'Ignored: a suspension takes effect at once.',
    optional: true,
  })
  hold_seconds?: number;

  @TextMember({ ...REASON, min: 1 })
  reason!: string;
}

/** The body of POST `…/decision/extend`. */
export class ExtendHoldRequest {
  @IntegerMember({
    min: 1,
    max: LIMITS.holdSeconds,
    description: `The seconds from now for which the decision can be undone, but at most ${LIMITS.holdSeconds} from when it was made. A decision that is held for longer stays as it is.`,
  })
  hold_seconds!: number;
}

/** The body of PATCH `/api/console/admin/applications/{id}`. */
export class SetQuotaRequest {
  @IntegerMember({ min: 1, max: 1_000_000_000, description: 'Requests per user and hour.' })
  hourly_quota!: number;
}

/** The query of GET `/api/console/admin/applications`. */
export class ListApplicationsQuery extends PageQuery {
  @EnumMember({
    values: APPLICATION_STATUSES,
    name: 'ApplicationStatus',
    description:
      'Return only applications with this status. `PENDING` also returns approved applications with a pending revision.',
    optional: true,
  })
  status?: ApplicationStatus;

  @IdParameter({ description: 'Return only applications of the user with this id.' })
  owner_id?: string;

  @TextParameter({
    description:
      'Return only applications whose name, client id, description, homepage, redirect URIs, or owner’s name or e-mail address contain this text.',
    max: LIMITS.search,
  })
  q?: string;
}

/** The owner of an application, as admins see them in the review queue. */
export class ApplicationOwnerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  display_name!: string;
}

/** A name that an application's name can be taken for. */
export class SimilarNameDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The approved application that has the name. Null if it is the name of the service.',
  })
  client_id!: string | null;
}

/** A decision that has not taken effect. */
export class HeldDecisionDto {
  @ApiProperty({ enum: ['APPROVE', 'REJECT'] })
  kind!: 'APPROVE' | 'REJECT';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name of the admin who decided. Null if the account is gone.',
  })
  admin!: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The id of that admin. Null if the account is gone.',
  })
  admin_id!: string | null;

  @ApiProperty({ description: 'The reason. It may be empty.' })
  reason!: string;

  @ApiProperty({ format: 'date-time', description: 'The time from which it takes effect.' })
  effective_at!: string;
}

/** An application in the review queue. */
export class AdminApplicationDto extends ApplicationDto {
  @ApiProperty({ type: ApplicationOwnerDto })
  owner!: ApplicationOwnerDto;

  @ApiProperty({
    type: HeldDecisionDto,
    nullable: true,
    description: 'A decision that has not taken effect. No admin can decide meanwhile.',
  })
  held_decision!: HeldDecisionDto | null;

  @ApiProperty({
    type: [SimilarNameDto],
    description: `The names of the service and of other approved applications that look like its name, or like the one that waits for approval. At most ${LIMITS.similarNames}.`,
  })
  similar_names!: SimilarNameDto[];

  @ApiProperty({
    description:
      'True if letters of its name, or of the one that waits for approval, can be taken for those of another script, such as a Cyrillic letter among Latin ones.',
  })
  has_confusable_letters!: boolean;
}

export class AdminApplicationResponse {
  @ApiProperty({ type: AdminApplicationDto })
  application!: AdminApplicationDto;
}

export class ListAdminApplicationsResponse {
  @ApiProperty({ type: [AdminApplicationDto] })
  applications!: AdminApplicationDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
