import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_ORDERS,
  APPLICATION_STATES,
  LIMITS,
  type ApplicationOrder,
  type ApplicationState,
} from '@wordgrove/contracts';
import { ApplicationDto } from './applications.js';
import { PageQuery, TextParameter } from './members/query-members.js';
import { EnumMember } from './members/scalar-members.js';
import { ApplicationWeekDto } from './usage.js';

/** The query of GET `/api/console/listed-applications`. */
export class ListedApplicationsQuery extends PageQuery {
  @TextParameter({
    description:
      'Return only applications whose name, client id, homepage or redirect URIs contain this text.',
    max: LIMITS.search,
  })
  q?: string;

  @EnumMember({
    values: APPLICATION_STATES,
    name: 'ApplicationState',
    description:
      'Return only applications in this state. `IN_REVIEW` also returns approved applications with a pending revision, and `APPROVED` does not.',
    optional: true,
  })
  state?: ApplicationState;

  @EnumMember({
    values: APPLICATION_ORDERS,
    name: 'ApplicationOrder',
    description:
      'The figure of which the largest comes first. The newest application comes first without it.',
    optional: true,
  })
  order_by?: ApplicationOrder;

  @EnumMember({
    values: ['true'] as const,
    name: 'NeedsOwner',
    description:
      'Return only applications at which something waits for their owner: they are in review, where somebody may have asked, or rejected or suspended, or have no secret that lives for two more weeks.',
    optional: true,
  })
  needs_owner?: 'true';
}

/** An application of a user, and what it was used for. */
export class ListedApplicationDto {
  @ApiProperty({ type: ApplicationDto })
  application!: ApplicationDto;

  @ApiProperty({ type: ApplicationWeekDto })
  week!: ApplicationWeekDto;
}

/** The numbers of a user's applications in each state. */
export class ApplicationStateCountsDto {
  @ApiProperty({ type: 'integer' })
  APPROVED!: number;

  @ApiProperty({ type: 'integer' })
  IN_REVIEW!: number;

  @ApiProperty({ type: 'integer' })
  DRAFT!: number;

  @ApiProperty({ type: 'integer' })
  REJECTED!: number;

  @ApiProperty({ type: 'integer' })
  SUSPENDED!: number;
}

export class ListedApplicationsResponse {
  @ApiProperty({ type: [ListedApplicationDto] })
  listed_applications!: ListedApplicationDto[];

  @ApiProperty({
    type: ApplicationStateCountsDto,
    nullable: true,
    description:
      'The numbers of applications in each state that contain `q`, whatever `state` is. Null on later pages.',
  })
  state_counts!: ApplicationStateCountsDto | null;

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
