import { LIMITS, QUESTION_TYPES, type QuestionType } from '@wordgrove/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import { TextMember } from './members/text-member.js';

/** A meaning of a word in the dictionary. */
export class WordSenseDto {
  @ApiProperty({
    example: 'harbour%1:15:00::',
    description:
      'The same in later versions of the dictionary: for English, the sense key of WordNet, or the lemma and what it is (`of%preposition`) if WordNet lacks the sense.',
  })
  id!: string;

  @ApiProperty({
    example: 'noun',
    description:
      '`noun`, `verb`, `adjective`, `adverb`, or the kind of a function word, such as `preposition`.',
  })
  part_of_speech!: string;

  @ApiProperty()
  definition!: string;
}

/** The members that follow from the term, the notes and the contexts of a word. */
export class WordProfileDto {
  @ApiProperty({
    type: WordSenseDto,
    nullable: true,
    description:
      'The sense about which cards ask. Null if they ask only about notes and contexts, for example because no dictionary has the word.',
  })
  sense!: WordSenseDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description:
      'A near spelling that the dictionary has and that is probably meant, if it does not have the term. Otherwise null.',
  })
  suggestion!: string | null;

  @ApiProperty({
    enum: QUESTION_TYPES,
    enumName: 'QuestionType',
    isArray: true,
    description:
      'How the word can be asked now, the easiest first. A word with only `QUESTION_TYPE_RECALL` needs a note. Choices from the notes of other words do not count. Empty for some minutes after an update of the service.',
  })
  question_types!: QuestionType[];
}

/** A member for the id of a sense, which can be null. */
export const SenseId = (description: string): PropertyDecorator =>
  applyDecorators(
    TextMember({ min: 1, max: LIMITS.senseId, optional: true, description }),
    OrNull(),
    ApiProperty({ nullable: true }),
  );
