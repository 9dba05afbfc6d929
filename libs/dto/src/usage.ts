import { DEFAULT_USAGE_DAYS, TRAFFIC_LIMITS, USAGE_DAYS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EnumMember } from './members/scalar-members.js';

/** The query of GET `/api/console/applications/{id}/usage`. */
export class UsageQuery {
  @EnumMember({
    values: USAGE_DAYS.map(String),
    name: 'UsageDays',
    optional: true,
    description: `The number of days, up to and including today. The default is ${DEFAULT_USAGE_DAYS}. Counters are kept for ${TRAFFIC_LIMITS.counterDays} days.`,
  })
  days?: `${(typeof USAGE_DAYS)[number]}`;
}

/** The numbers of calls that failed, by their status. */
export class ErrorCountsDto {
  @ApiProperty({ type: 'integer', description: '400: the request is wrong.' })
  bad_request!: number;

  @ApiProperty({
    type: 'integer',
    description: '401 with a token of the application that has ended.',
  })
  unauthenticated!: number;

  @ApiProperty({ type: 'integer', description: '403: a scope is missing, or access has ended.' })
  denied!: number;

  @ApiProperty({ type: 'integer', description: '429: over a limit.' })
  limited!: number;

  @ApiProperty({ type: 'integer', description: '5xx: the fault of the service.' })
  failed!: number;

  @ApiProperty({ type: 'integer', description: 'Any other 4xx, such as 404 and 409.' })
  other!: number;
}

/** The calls of `/api/v1` with tokens of an application on one day. */
export class UsageDayDto {
  @ApiProperty({ format: 'date', description: "The date in the owner's time zone." })
  date!: string;

  @ApiProperty({ type: 'integer', description: 'All calls, with those that failed.' })
  call_count!: number;

  @ApiProperty({ type: ErrorCountsDto })
  error_counts!: ErrorCountsDto;

  @ApiProperty({
    type: 'integer',
    description: 'The number of users who had given access at the end of the day, or have now.',
  })
  authorized_users!: number;

  @ApiProperty({ type: 'integer', description: 'The number of users who gave access.' })
  gained_users!: number;

  @ApiProperty({ type: 'integer', description: 'The number of users whose access ended.' })
  lost_users!: number;
}

/** The use of a secret in the last seven days. */
export class SecretUseDto {
  @ApiProperty({ format: 'uuid' })
  secret_id!: string;

  @ApiProperty({
    type: 'integer',
    description: 'The number of requests under `/oauth` that it authenticated.',
  })
  call_count!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Its share of those of all secrets, from 0 to 1. Null if there are none.',
  })
  share!: number | null;
}

/** A day on which calls were over the limit. */
export class LimitReachDto {
  @ApiProperty({ format: 'date', description: "The date in the owner's time zone." })
  date!: string;

  @ApiProperty({
    type: 'integer',
    description: 'The number of users for whom they were, as far as the log has the calls.',
  })
  user_count!: number;
}

/** The usage of an application. It is some seconds old. */
export class UsageDto {
  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ format: 'date-time', description: 'The time up to which calls are counted.' })
  counted_until!: string;

  @ApiProperty({ type: [UsageDayDto], description: 'The earliest day first. The last is today.' })
  days!: UsageDayDto[];

  @ApiProperty({
    type: [UsageDayDto],
    nullable: true,
    description:
      'The same number of days before them. Null if counters are not kept for that long.',
  })
  days_before!: UsageDayDto[] | null;

  @ApiProperty({ type: [SecretUseDto] })
  secrets!: SecretUseDto[];

  @ApiProperty({
    type: LimitReachDto,
    nullable: true,
    description: `The last day on which calls got 429. Null if there was none in the ${TRAFFIC_LIMITS.logDays} days of the log.`,
  })
  limit_reached!: LimitReachDto | null;
}

export class UsageResponse {
  @ApiProperty({ type: UsageDto })
  usage!: UsageDto;
}

/** The calls of `/api/v1` with tokens of an application in the last seven days, up to and including today. */
export class ApplicationWeekDto {
  @ApiProperty({ format: 'uuid' })
  application_id!: string;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description:
      "The number of calls on each day in the owner's time zone, the earliest first. The last is today.",
  })
  call_counts!: number[];

  @ApiProperty({ type: 'integer', description: 'The number of those that failed.' })
  error_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of users who give it access now.' })
  authorized_users!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: `The time of the last call. Null if there was none in ${TRAFFIC_LIMITS.counterDays} days.`,
  })
  last_call_at!: string | null;
}

export class ListApplicationWeeksResponse {
  @ApiProperty({ type: [ApplicationWeekDto] })
  application_weeks!: ApplicationWeekDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
