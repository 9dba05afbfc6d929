import {
  ALL_LANGUAGES,
  FILE_KINDS,
  IMPORT_COLUMNS,
  IMPORT_FORMATS,
  LIMITS,
  type FileKind,
  type ImportColumn,
  type ImportFormat,
  type Language,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ImportErrorDto } from './import-error.js';
import { WordContextDto } from './word-content.js';

/** A column of a table or a field of a note, and what it is taken for. */
export class PreviewColumnDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The type of the notes that have the field. Null in a table.',
  })
  note_type!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null if the file does not name it.' })
  name!: string | null;

  @ApiProperty({ type: 'integer', description: 'The position, from 0, as in `mapping`.' })
  position!: number;

  @ApiProperty({
    enum: IMPORT_COLUMNS,
    enumName: 'ImportColumn',
    nullable: true,
    description: 'The member of a word that it becomes. Null if it is not imported.',
  })
  member!: ImportColumn | null;
}

/** A word as it would be collected. */
export class PreviewWordDto {
  @ApiProperty({ type: 'integer', description: 'The line, row or note, from 1.' })
  line!: number;

  @ApiProperty()
  term!: string;

  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The level that is declared.' })
  mastery_level!: number | null;

  @ApiProperty({ type: [String] })
  tags!: string[];

  @ApiProperty({ type: [String] })
  notes!: string[];

  @ApiProperty({ type: [WordContextDto] })
  contexts!: WordContextDto[];

  @ApiProperty({ type: 'integer', description: 'The number of reviews that come with it.' })
  review_count!: number;
}

/** A part of a file, or a language, and how often the sample has it. */
export class PreviewSectionDto {
  @ApiProperty({ example: 'words' })
  name!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** A language of the sample. */
export class PreviewLanguageDto {
  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({ type: 'integer', description: 'The number of words in it.' })
  count!: number;
}

/** The result of an import that stores nothing, for a sample from the start of the file. */
export class ImportPreviewDto {
  @ApiProperty({ enum: IMPORT_FORMATS, enumName: 'ImportFormat' })
  format!: ImportFormat;

  @ApiProperty({
    enum: FILE_KINDS,
    enumName: 'FileKind',
    nullable: true,
    description: 'The kind of file, which its content tells. Null if the file cannot be read.',
  })
  kind!: FileKind | null;

  @ApiProperty({ type: String, nullable: true, example: 'utf-8', description: 'Null if no text.' })
  encoding!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The sign between cells.' })
  delimiter!: string | null;

  @ApiProperty({ description: 'True if the file names its columns.' })
  has_header!: boolean;

  @ApiProperty({
    type: [PreviewColumnDto],
    description: `The first ${LIMITS.previewColumns} columns.`,
  })
  columns!: PreviewColumnDto[];

  @ApiProperty({
    type: [PreviewWordDto],
    description: `The first ${LIMITS.previewWords} words as they would be collected.`,
  })
  words!: PreviewWordDto[];

  @ApiProperty({ type: [PreviewLanguageDto] })
  languages!: PreviewLanguageDto[];

  @ApiProperty({ type: [PreviewSectionDto], description: 'The parts of the sample.' })
  sections!: PreviewSectionDto[];

  @ApiProperty({ type: 'integer' })
  total_bytes!: number;

  @ApiProperty({
    type: 'integer',
    description: `The number of items that were read, at most ${LIMITS.previewItems}. Errors, languages and parts are those of these items.`,
  })
  sampled_count!: number;

  @ApiProperty({ description: 'True if the sample is the whole file.' })
  is_complete!: boolean;

  @ApiProperty({ type: 'integer', description: 'The number of errors in the sample.' })
  error_count!: number;

  @ApiProperty({ type: [ImportErrorDto], description: `The first ${LIMITS.importErrors} errors.` })
  errors!: ImportErrorDto[];
}
