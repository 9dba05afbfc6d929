import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto, LearnedWordSpec } from './learning.js';
import { NestedListMember } from './members/nested-members.js';

/** POST `/api/v1/learning/collect-words` */
export class CollectWordsRequest {
  @NestedListMember(() => LearnedWordSpec, {
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    description: 'The words to collect, all or none of them.',
  })
  specs!: LearnedWordSpec[];
}

export class CollectWordsResponse {
  @ApiProperty({ type: [LearnedWordDto], description: 'One for each spec, in the same order.' })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ type: 'integer', description: 'How many of the words are new.' })
  created_count!: number;
}
