import {
  ALL_LANGUAGES,
  LIMITS,
  MAX_MASTERY_LEVEL,
  WORD_STATES,
  type Language,
  type WordState,
} from '@wordgrove/contracts';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { NestedMember } from './members/nested-members.js';
import { FilterParameter, PageQuery, TextParameter } from './members/query-members.js';
import { BooleanMember, EnumMember, IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';
import { WordContentDto, WordContentSpec } from './word-content.js';

const LANGUAGE = {
  values: ALL_LANGUAGES,
  name: 'Language',
  optional: true,
  reason: 'INVALID_LANGUAGE' as const,
  description: 'Language of the term; LANGUAGE_ENGLISH where absent.',
};
const MASTERY_LEVEL = {
  min: 0,
  max: MAX_MASTERY_LEVEL,
  optional: true,
  description: 'How well the learner says that they know the word; 0 is new.',
};

/** What collecting a word says once and for all. */
class TermSpec {
  @TextMember({
    min: 1,
    max: LIMITS.term,
    description: 'The word or phrase.',
    example: 'nostalgia',
  })
  term!: string;

  @EnumMember(LANGUAGE)
  language?: Language;

  @IntegerMember(MASTERY_LEVEL)
  mastery_level?: number;
}

/** What an application says of a word that it collects. */
export class LearnedWordSpec extends IntersectionType(TermSpec, WordContentSpec) {}

/** POST `/api/v1/learning/collect-word` */
export class CollectWordRequest {
  @NestedMember(() => LearnedWordSpec, { description: 'The word to collect.' })
  spec!: LearnedWordSpec;
}

/** What an edit may say of the memory. */
class WordStateSpec {
  @BooleanMember({ optional: true, description: 'A suspended word is never asked about.' })
  suspended?: boolean;

  @IntegerMember({
    ...MASTERY_LEVEL,
    description: 'Declares the level anew: the memory starts from it now.',
  })
  mastery_level?: number;
}

/** PATCH `/api/v1/learning/learned-words/{id}`: absent members stay as they are, others are replaced. */
export class EditLearnedWordRequest extends IntersectionType(WordContentSpec, WordStateSpec) {}

/** GET `/api/v1/learning/learned-words` */
export class ListLearnedWordsQuery extends PageQuery {
  @FilterParameter({
    description: 'Only words for which this condition, in a subset of CEL, is true.',
    example: 'language == "LANGUAGE_ENGLISH" && mastery_level < 3',
  })
  filter?: string;

  @TextParameter({
    description:
      'Fields to sort by, each with ` desc` where it is to fall: created_at, updated_at, term, mastery_level, next_review_at, last_reviewed_at. `created_at desc` where absent.',
    max: 256,
  })
  order_by?: string;
}

/** Which word it is, and how well it is known. */
class TermDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'nostalgia' })
  term!: string;

  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_MASTERY_LEVEL,
    description:
      '0 never reviewed, 1 below 7 days of stability, 2 from 7, 3 from 21, 4 from 60, 5 from 120.',
  })
  mastery_level!: number;

  @ApiProperty({
    enum: WORD_STATES,
    enumName: 'WordState',
    description: 'SUSPENDED ones are never asked about.',
  })
  state!: WordState;
}

/** What became of it. */
class ProgressDto {
  @ApiProperty({ type: 'integer', description: 'Reviews ever.' })
  review_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Times that it was forgotten since the level was last declared.',
  })
  lapse_count!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null for a word that was never reviewed.',
  })
  last_reviewed_at!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'When it falls due; for a new word, when it was collected.',
  })
  next_review_at!: string;
}

/** A word that a user is learning. */
export class LearnedWordDto extends IntersectionType(TermDto, WordContentDto, ProgressDto) {}

export class LearnedWordResponse {
  @ApiProperty({ type: LearnedWordDto })
  learned_word!: LearnedWordDto;
}

export class ListLearnedWordsResponse {
  @ApiProperty({ type: [LearnedWordDto] })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}
