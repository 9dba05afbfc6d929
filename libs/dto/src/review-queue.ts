import {
  LIMITS,
  LOOKING_SECONDS,
  REVIEW_CHECK_KINDS,
  REVIEW_SIDES,
  SUBMISSION_KINDS,
  type ReviewCheckKind,
  type ReviewSide,
  type SubmissionKind,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { AdminApplicationDto } from './application-review.js';
import { PageQuery, TextParameter } from './members/query-members.js';
import { EnumMember } from './members/scalar-members.js';

/** The query of GET `/api/console/admin/review-queue`. */
export class ReviewQueueQuery extends PageQuery {
  @TextParameter({
    description:
      'Return only applications with this text in their name, their description, their addresses, their client ID, or the name or e-mail address of their owner.',
    max: LIMITS.search,
  })
  q?: string;

  @EnumMember({
    values: SUBMISSION_KINDS,
    name: 'SubmissionKind',
    description:
      'Return only applications that were never approved, or only changes of approved ones.',
    optional: true,
  })
  kind?: SubmissionKind;
}

/** The last text in the thread of a review. */
export class LastMessageDto {
  @ApiProperty({ enum: REVIEW_SIDES, enumName: 'ReviewSide', description: 'The side that wrote.' })
  side!: ReviewSide;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

/** An application that waits for a decision, or whose revision does. */
export class WaitingApplicationDto extends AdminApplicationDto {
  @ApiProperty({ format: 'date-time', description: 'The time since which it waits.' })
  declare waiting_since: string;

  @ApiProperty({
    type: [String],
    description: `The names of other admins who have been looking at it in the last ${LOOKING_SECONDS} seconds.`,
  })
  viewers!: string[];

  @ApiProperty({
    enum: REVIEW_CHECK_KINDS,
    enumName: 'ReviewCheckKind',
    isArray: true,
    description: 'The checks that the last run found unmet. Empty if they have not run.',
  })
  unmet_checks!: ReviewCheckKind[];

  @ApiProperty({
    type: LastMessageDto,
    nullable: true,
    description: 'Null if nobody has written anything.',
  })
  last_message!: LastMessageDto | null;
}

export class ReviewQueueResponse {
  @ApiProperty({
    type: [WaitingApplicationDto],
    description: 'The applications about which nobody has decided.',
  })
  applications!: WaitingApplicationDto[];

  @ApiProperty({
    type: [WaitingApplicationDto],
    description: `The applications with a decision that is held, whatever was searched for, the last one first. At most ${LIMITS.heldApplications}, and on the first page only.`,
  })
  held_applications!: WaitingApplicationDto[];

  @ApiProperty({
    type: 'integer',
    description: 'The number of all applications that wait and about which no decision is held.',
  })
  waiting_count!: number;

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}

export class WaitingApplicationResponse {
  @ApiProperty({ type: WaitingApplicationDto })
  application!: WaitingApplicationDto;
}

export class ReviewQueueCountResponse {
  @ApiProperty({
    type: 'integer',
    description: 'The number of applications that wait and about which no decision is held.',
  })
  waiting_count!: number;
}

export class ReviewViewersResponse {
  @ApiProperty({ type: [String], description: 'The names of the other admins who are looking.' })
  viewers!: string[];
}
