import {
  ALL_LANGUAGES,
  LIMITS,
  MAX_MASTERY_LEVEL,
  WORD_STATES,
  type Language,
  type WordState,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import { NestedListMember, NestedMember } from './members/nested-members.js';
import { FilterParameter, PageQuery, TextParameter } from './members/query-members.js';
import { BooleanMember, EnumMember, IntegerMember } from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

const SOURCE_URL = {
  max: LIMITS.url,
  optional: true,
  description: 'http(s) address of the text.',
  check: {
    reason: 'INVALID_URL' as const,
    description: 'must be an http(s) URL',
    test: (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
  },
};

/** Where the reader met the word; one from a response may be sent back as it is. */
export class WordContextSpec {
  @TextMember({
    min: 1,
    max: LIMITS.contextSentence,
    description: 'The sentence that the word stood in.',
    example: 'She felt a strange nostalgia for the harbour.',
  })
  sentence!: string;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember({
    max: LIMITS.contextSourceTitle,
    optional: true,
    description: 'Title of the text that it was read in.',
  })
  source_title?: string | null;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember(SOURCE_URL)
  source_url?: string | null;
}

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
const TAGS = {
  maxItems: LIMITS.tags,
  min: 1,
  max: LIMITS.tag,
  optional: true,
  description: 'Labels; repeated ones count once.',
  example: ['travel'],
};
const NOTES = {
  maxItems: LIMITS.notes,
  min: 1,
  max: LIMITS.note,
  optional: true,
  description: 'Notes in free text; repeated ones count once.',
};
const CONTEXTS = {
  maxItems: LIMITS.contexts,
  optional: true,
  description: 'Where the reader met the word; repeated ones count once.',
};

/** What an application says of a word that it collects. */
export class LearnedWordSpec {
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

  @TextListMember(TAGS)
  tags?: string[];

  @TextListMember(NOTES)
  notes?: string[];

  @NestedListMember(() => WordContextSpec, CONTEXTS)
  contexts?: WordContextSpec[];
}

/** POST `/api/v1/learning/collect-word` */
export class CollectWordRequest {
  @NestedMember(() => LearnedWordSpec, { description: 'The word to collect.' })
  spec!: LearnedWordSpec;
}

/** PATCH `/api/v1/learning/learned-words/{id}`: absent members stay as they are. */
export class EditLearnedWordRequest {
  @TextListMember({ ...TAGS, description: 'Replaces the tags.' })
  tags?: string[];

  @TextListMember({ ...NOTES, description: 'Replaces the notes.' })
  notes?: string[];

  @NestedListMember(() => WordContextSpec, { ...CONTEXTS, description: 'Replaces the contexts.' })
  contexts?: WordContextSpec[];

  @BooleanMember({ optional: true, description: 'A suspended word is never asked about.' })
  suspended?: boolean;

  @IntegerMember({
    ...MASTERY_LEVEL,
    description: 'Declares the level anew: the memory starts from it now.',
  })
  mastery_level?: number;
}

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

/** Where the reader met the word. */
export class WordContextDto {
  @ApiProperty()
  sentence!: string;

  @ApiProperty({ type: String, nullable: true })
  source_title!: string | null;

  @ApiProperty({ type: String, nullable: true })
  source_url!: string | null;
}

/** A word that a user is learning. */
export class LearnedWordDto {
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

  @ApiProperty({ type: [String] })
  tags!: string[];

  @ApiProperty({ type: [String] })
  notes!: string[];

  @ApiProperty({ type: [WordContextDto] })
  contexts!: WordContextDto[];

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
