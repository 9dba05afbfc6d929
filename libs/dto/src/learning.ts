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
import { SenseId, WordProfileDto } from './word-profile.js';

const LANGUAGE = {
  values: ALL_LANGUAGES,
  name: 'Language',
  optional: true,
  reason: 'INVALID_LANGUAGE' as const,
  description: 'The language of the term. LANGUAGE_ENGLISH if absent.',
};
const MASTERY_LEVEL = {
  min: 0,
  max: MAX_MASTERY_LEVEL,
  optional: true,
  description: 'The mastery level that the learner already has for the word. 0 means new.',
};

/** The input for a word to collect that a later edit cannot change. */
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

/** The input for a word to collect. */
export class LearnedWordSpec extends IntersectionType(TermSpec, WordContentSpec) {}

/** The body of POST `/api/v1/learning/collect-word`. */
export class CollectWordRequest {
  @NestedMember(() => LearnedWordSpec, { description: 'The word to collect.' })
  spec!: LearnedWordSpec;
}

/** The input that changes the memory state of a word. */
class WordStateSpec {
  @BooleanMember({
    optional: true,
    description: 'True to suspend the word. Flashcards never ask about a suspended word.',
  })
  suspended?: boolean;

  @IntegerMember({
    ...MASTERY_LEVEL,
    description: 'Declares the level again. The memory state starts again from this level.',
  })
  mastery_level?: number;

  @SenseId(
    'The id of the sense that cards ask about from now on. Null lets notes, contexts and inflection choose it again.',
  )
  sense_id?: string | null;
}

/**
 * The body of PATCH `/api/v1/learning/learned-words/{id}`. Members that are absent stay as they are.
 * The others are replaced.
 */
export class EditLearnedWordRequest extends IntersectionType(WordContentSpec, WordStateSpec) {}

/** The query of GET `/api/v1/learning/learned-words`. */
export class ListLearnedWordsQuery extends PageQuery {
  @FilterParameter({
    description: 'Return only words that match this condition, in a subset of CEL.',
    example: 'language == "LANGUAGE_ENGLISH" && mastery_level < 3',
  })
  filter?: string;

  @TextParameter({
    description:
      'The fields to sort by, separated by commas, each optionally with ` desc`: created_at, updated_at, term, mastery_level, next_review_at, last_reviewed_at. `created_at desc` if absent.',
    max: 256,
  })
  order_by?: string;
}

/** A word, and how well the learner knows it. */
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
      '0: never reviewed; 1: a stability of less than 7 days; 2: from 7 days; 3: from 21; 4: from 60; 5: from 120.',
  })
  mastery_level!: number;

  @ApiProperty({
    enum: WORD_STATES,
    enumName: 'WordState',
    description: 'Flashcards never ask about words that are SUSPENDED.',
  })
  state!: WordState;
}

/** The progress of a word. */
class ProgressDto {
  @ApiProperty({ type: 'integer', description: 'The number of all reviews.' })
  review_count!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'The number of times that the word was forgotten since its level was last declared.',
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
    description: 'Null if the word was never reviewed.',
  })
  last_reviewed_at!: string | null;

  @ApiProperty({
    format: 'date-time',
    description:
      'The time at which the word is due. For a new word, the time at which it was collected.',
  })
  next_review_at!: string;
}

/** A word that a user is learning. */
export class LearnedWordDto extends IntersectionType(
  TermDto,
  WordContentDto,
  WordProfileDto,
  ProgressDto,
) {}

export class LearnedWordResponse {
  @ApiProperty({ type: LearnedWordDto })
  learned_word!: LearnedWordDto;
}

export class ListLearnedWordsResponse {
  @ApiProperty({ type: [LearnedWordDto] })
  learned_words!: LearnedWordDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
