import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IntegerParameter } from './members/query-members.js';
import { IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

const MAX_VERSION = 1_000_000;

/** The query of GET `/api/console/review-criteria`. */
export class ReviewCriteriaQuery {
  @IntegerParameter({
    description: 'The version. 0 or absent means the current one.',
    default: 0,
    max: MAX_VERSION,
  })
  version?: number;
}

/** The body of POST `/api/console/admin/review-criteria`. */
export class PublishCriteriaRequest {
  @TextMember({
    min: 1,
    max: LIMITS.reviewCriteria,
    description: 'The whole text. Every signed-in user can read it.',
  })
  text!: string;

  @IntegerMember({
    min: 1,
    max: MAX_VERSION,
    optional: true,
    description:
      'The version that the admin saw. If it is not the current one any more, the request is refused.',
  })
  replaces?: number;
}

/** The criteria by which admins decide about applications. */
export class ReviewCriteriaResponse {
  @ApiProperty({ type: 'integer', description: 'Counts from 1. Decisions name it.' })
  version!: number;

  @ApiProperty()
  text!: string;

  @ApiProperty({ format: 'date-time' })
  published_at!: string;
}
