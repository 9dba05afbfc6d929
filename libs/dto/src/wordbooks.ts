import {
  ALL_LANGUAGES,
  LIMITS,
  MAX_MASTERY_LEVEL,
  WORDBOOK_VISIBILITIES,
  type Language,
  type WordbookVisibility,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import { NestedListMember } from './members/nested-members.js';
import { EnumMember } from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

const NAME = { min: 1, max: LIMITS.wordbookName, description: 'What it is called.' };
const DESCRIPTION = {
  max: LIMITS.wordbookDescription,
  optional: true,
  description: 'What is in it.',
};
const VISIBILITY = {
  values: WORDBOOK_VISIBILITIES,
  name: 'WordbookVisibility',
  optional: true,
  description: 'Who sees it: its owner, whoever knows its id, or everyone.',
};

/** POST `/api/v1/wordbooks` */
export class CreateWordbookRequest {
  @TextMember(NAME)
  name!: string;

  @TextMember(DESCRIPTION)
  description?: string;

  @EnumMember({
    values: ALL_LANGUAGES,
    name: 'Language',
    optional: true,
    reason: 'INVALID_LANGUAGE',
    description: 'Of all its terms, for good; LANGUAGE_ENGLISH where absent.',
  })
  language?: Language;

  @EnumMember({ ...VISIBILITY, description: `${VISIBILITY.description} PRIVATE where absent.` })
  visibility?: WordbookVisibility;
}

/** PATCH `/api/v1/wordbooks/{id}`: absent members stay as they are. */
export class EditWordbookRequest {
  @TextMember({ ...NAME, optional: true })
  name?: string;

  @TextMember(DESCRIPTION)
  description?: string;

  @EnumMember(VISIBILITY)
  visibility?: WordbookVisibility;
}

/** A term to put into a wordbook. */
export class WordbookTermSpec {
  @TextMember({ min: 1, max: LIMITS.term, description: 'The word or phrase.' })
  term!: string;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember({
    min: 1,
    max: LIMITS.note,
    optional: true,
    description:
      'A note on it; it replaces the one that the wordbook has, which null leaves as it is.',
  })
  note?: string | null;
}

/** POST `/api/v1/wordbooks/{id}/add-words` */
export class AddWordsRequest {
  @NestedListMember(() => WordbookTermSpec, {
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    description: 'Terms to add; those that are there already stay where they are.',
  })
  words!: WordbookTermSpec[];
}

/** POST `/api/v1/wordbooks/{id}/remove-words` */
export class RemoveWordsRequest {
  @TextListMember({
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    min: 1,
    max: LIMITS.term,
    description: 'Terms to remove; those that are not there are no fault.',
  })
  terms!: string[];
}

/** A list of terms of one language, whether or not its readers have learned them. */
export class WordbookDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({ enum: WORDBOOK_VISIBILITIES, enumName: 'WordbookVisibility' })
  visibility!: WordbookVisibility;

  @ApiProperty({ type: 'integer' })
  word_count!: number;

  @ApiProperty({
    description: 'True for those that come with the service; nobody can change them.',
  })
  is_starter!: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class WordbookResponse {
  @ApiProperty({ type: WordbookDto })
  wordbook!: WordbookDto;
}

export class ListWordbooksResponse {
  @ApiProperty({ type: [WordbookDto] })
  wordbooks!: WordbookDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}

/** A term of a wordbook, as its reader sees it. */
export class WordbookWordDto {
  @ApiProperty()
  term!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_MASTERY_LEVEL,
    nullable: true,
    description: "The reader's own; null for a word that they have not collected.",
  })
  mastery_level!: number | null;
}

export class ListWordbookWordsResponse {
  @ApiProperty({ type: [WordbookWordDto] })
  words!: WordbookWordDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}

export class CollectWordbookResponse {
  @ApiProperty({ type: 'integer', description: 'How many terms the wordbook has.' })
  collected_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'How many of them are new among the learned words.',
  })
  created_count!: number;
}
