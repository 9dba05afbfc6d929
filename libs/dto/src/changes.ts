import { LIFETIME_DAYS, LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto } from './learning.js';
import { IntegerParameter, TextParameter } from './members/query-members.js';

/** GET `/api/v1/learning/changes` */
export class ListChangesQuery {
  @TextParameter({
    description: 'The `next_sync_token` of the last call; absent or empty for everything.',
    max: 4_096,
    reason: 'INVALID_SYNC_TOKEN',
  })
  sync_token?: string;

  @IntegerParameter({
    description: `Most changes; 0 or absent means the default, more than ${LIMITS.changesMax} means ${LIMITS.changesMax}. Of long words there are fewer.`,
    default: LIMITS.changesDefault,
  })
  page_size?: number;
}

export class ListChangesResponse {
  @ApiProperty({ type: [LearnedWordDto], description: 'New and changed words, as they are now.' })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ type: [String], description: 'Ids of words that were deleted.' })
  deleted_ids!: string[];

  @ApiProperty({
    description: `To keep for the next call; good until the last call without more is ${LIFETIME_DAYS.tombstone} days ago.`,
  })
  next_sync_token!: string;

  @ApiProperty({ description: 'True where another call at once brings more.' })
  has_more!: boolean;
}
