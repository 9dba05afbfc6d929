import {
  REVIEW_CHECK_KINDS,
  REVIEW_CHECK_RESULTS,
  type ReviewCheckKind,
  type ReviewCheckResult,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The finding about one point of an application. */
export class ReviewCheckDto {
  @ApiProperty({
    enum: REVIEW_CHECK_KINDS,
    enumName: 'ReviewCheckKind',
    description:
      'HOMEPAGE_HOST: a redirect host belongs to the homepage. HTTPS: addresses use https. NAME: the name is not like that of another application. SCOPE_REASON: a scope has a reason. AUTHORIZATION: the owner or a test user has authorized the application. HOST_PROOF: a redirect host is proven to be the owner’s.',
  })
  kind!: ReviewCheckKind;

  @ApiProperty({
    enum: REVIEW_CHECK_RESULTS,
    enumName: 'ReviewCheckResult',
    description: 'UNKNOWN if the check was not made yet, or a host did not respond.',
  })
  result!: ReviewCheckResult;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The host, address, name or scope that was checked. Null if it is all of them.',
  })
  subject!: string | null;

  @ApiProperty({ description: 'The finding and, if the check is not met, what to do about it.' })
  text!: string;
}

/** The checks of what waits for an admin, or of the application if nothing waits. */
export class ReviewChecksResponse {
  @ApiProperty({ type: [ReviewCheckDto] })
  checks!: ReviewCheckDto[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'The time of the last run. Null if what is to be checked has changed since, or was never checked: then the checks that need other servers are UNKNOWN.',
  })
  ran_at!: string | null;

  @ApiProperty({ description: 'True if a run is asked for and has not ended.' })
  running!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'The version of the review criteria at the time of the run, or the current one.',
  })
  criteria_version!: number;
}
