import { LIFETIME_DAYS, LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto } from './learning.js';
import { IntegerParameter, TextParameter } from './members/query-members.js';

/** The query of GET `/api/v1/learning/changes`. */
export class ListChangesQuery {
  @TextParameter({
    description:
      'The `next_sync_token` of the last call. If absent or empty, everything is returned.',
    max: 4_096,
    reason: 'INVALID_SYNC_TOKEN',
  })
  sync_token?: string;

  @IntegerParameter({
    description: `The maximum number of changes. 0 or absent means the default; more than ${LIMITS.changesMax} means ${LIMITS.changesMax}. If words are long, fewer are returned.`,
    default: LIMITS.changesDefault,
  })
  page_size?: number;
}

export class ListChangesResponse {
  @ApiProperty({
    type: [LearnedWordDto],
    description: 'The new and changed words, as they are now.',
  })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ type: [String], description: 'The ids of deleted words.' })
  deleted_ids!: string[];

  @ApiProperty({
    description: `The token for the next call. It expires ${LIFETIME_DAYS.tombstone} days after the last call that returned \`has_more\` false.`,
  })
  next_sync_token!: string;

  @ApiProperty({
    description: 'True if there are more changes, which you can get now with another call.',
  })
  has_more!: boolean;
}
