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

const NAME = {
  min: 1,
  max: LIMITS.wordbookName,
  isName: true,
  description: 'The name of the wordbook.',
};
const DESCRIPTION = {
  max: LIMITS.wordbookDescription,
  optional: true,
  description: 'A description of the wordbook.',
};
const VISIBILITY = {
  values: WORDBOOK_VISIBILITIES,
  name: 'WordbookVisibility',
  optional: true,
  description:
    'The visibility: the wordbook can be seen by its owner, by everyone who knows its id, or by everyone.',
};

/** The body of POST `/api/v1/wordbooks`. */
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
    description:
      'The language of all its terms. LANGUAGE_ENGLISH if absent. Cannot be changed later.',
  })
  language?: Language;

  @EnumMember({ ...VISIBILITY, description: `${VISIBILITY.description} PRIVATE if absent.` })
  visibility?: WordbookVisibility;
}

/** The body of PATCH `/api/v1/wordbooks/{id}`. Members that are absent stay as they are. */
export class EditWordbookRequest {
  @TextMember({ ...NAME, mayBeStored: true, optional: true })
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
      'A note on the term. It replaces the existing note. If null or absent, the existing note stays.',
  })
  note?: string | null;
}

/** The body of POST `/api/v1/wordbooks/{id}/add-words`. */
export class AddWordsRequest {
  @NestedListMember(() => WordbookTermSpec, {
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    description: 'The terms to add. Terms that are already in the wordbook keep their places.',
  })
  words!: WordbookTermSpec[];
}

/** The body of POST `/api/v1/wordbooks/{id}/remove-words`. */
export class RemoveWordsRequest {
  @TextListMember({
    minItems: 1,
    maxItems: LIMITS.collectBatch,
    min: 1,
    max: LIMITS.term,
    description: 'The terms to remove. Terms that are not in the wordbook are ignored.',
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
    description: 'True if the wordbook ships with the service. Nobody can change such a wordbook.',
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

  @ApiProperty({ description: 'An empty string on the last page.' })
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
    description: "The reader's own mastery level. Null if the reader has not collected the word.",
  })
  mastery_level!: number | null;
}

export class ListWordbookWordsResponse {
  @ApiProperty({ type: [WordbookWordDto] })
  words!: WordbookWordDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}

export class CollectWordbookResponse {
  @ApiProperty({ type: 'integer', description: 'The number of terms in the wordbook.' })
  collected_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of terms that became new learned words.',
  })
  created_count!: number;
}
