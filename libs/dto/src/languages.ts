import { ALL_LANGUAGES, type Language } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** A dictionary from which questions are made. */
export class DictionaryDto {
  @ApiProperty({
    example: 'German - English FreeDict Dictionary',
    description:
      'The name that flashcards show as their source; WORDNET for the bundled dictionary.',
  })
  title!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'eng',
    description: 'The code of the language of its definitions, as the dictionary states it.',
  })
  definition_language!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its licence, in its own words.' })
  licence!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The address that it comes from.' })
  source!: string | null;

  @ApiProperty({ description: 'The number of its entries.' })
  entry_count!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The SHA-256 of its files. Replicas should have the same. Null if it is bundled.',
  })
  hash!: string | null;
}

/** A language that words can be in. */
export class LanguageEntryDto {
  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({ example: 'German' })
  english_name!: string;

  @ApiProperty({ example: 'Deutsch' })
  native_name!: string;

  @ApiProperty({
    description:
      'True if a dictionary for this language is installed, from which questions are made.',
  })
  has_dictionary!: boolean;

  @ApiProperty({
    type: [DictionaryDto],
    description: 'Its dictionaries, in the order of their use.',
  })
  dictionaries!: DictionaryDto[];
}

/** A dictionary that the operator has installed and that no question is made from. */
export class UnavailableDictionaryDto {
  @ApiProperty({ example: 'freedict-deu-eng' })
  name!: string;

  @ApiProperty({
    enum: ['INDEXING', 'REFUSED'],
    enumName: 'DictionaryState',
    description: 'INDEXING if it will be ready soon, REFUSED if it cannot be used.',
  })
  state!: string;

  @ApiProperty({ description: 'The reason if it is refused. Empty while it is indexed.' })
  reason!: string;
}

export class ListLanguagesResponse {
  @ApiProperty({ type: [LanguageEntryDto] })
  languages!: LanguageEntryDto[];

  @ApiProperty({ type: [UnavailableDictionaryDto] })
  unavailable_dictionaries!: UnavailableDictionaryDto[];
}
