import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto, LearnedWordSpec } from './learning.js';
import { NestedListMember } from './members/nested-members.js';

/** The body of POST `/api/v1/learning/collect-words`. */
export class CollectWordsRequest {
  @NestedListMember(() => LearnedWordSpec, {
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    description: 'The words to collect. Either all of them are collected or none.',
  })
  specs!: LearnedWordSpec[];
}

export class CollectWordsResponse {
  @ApiProperty({
    type: [LearnedWordDto],
    description: 'One word for each spec, in the same order.',
  })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ type: 'integer', description: 'The number of words that are new.' })
  created_count!: number;
}
