import { ALL_LANGUAGES, type Language } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';

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
}

export class ListLanguagesResponse {
  @ApiProperty({ type: [LanguageEntryDto] })
  languages!: LanguageEntryDto[];
}
