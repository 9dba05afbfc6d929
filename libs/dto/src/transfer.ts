import {
  ALL_LANGUAGES,
  IMPORT_FORMATS,
  IMPORT_STATUSES,
  LIMITS,
  MAX_SMALL_FILE_BYTES,
  TRANSFER_FORMATS,
  mebibytes,
  type ImportFormat,
  type ImportStatus,
  type Language,
  type TransferFormat,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ImportErrorDto } from './import-error.js';
import { ImportPreviewDto } from './import-preview.js';
import { FilterParameter, TextParameter } from './members/query-members.js';
import { EnumMember } from './members/scalar-members.js';

/** The query of GET `/api/v1/learning/export`. */
export class ExportQuery {
  @EnumMember({
    values: TRANSFER_FORMATS,
    name: 'TransferFormat',
    optional: true,
    description:
      'The format of the file. json is the default and is lossless. csv, tsv and apkg contain only words.',
  })
  format?: TransferFormat;

  @FilterParameter({
    description: 'Export only words that match this condition, and their reviews.',
    example: '"novel" in tags',
  })
  filter?: string;
}

/**
 * The query of POST `/api/v1/learning/imports` and `/api/console/imports`. The body is the file
 * itself.
 */
export class CreateImportQuery {
  @EnumMember({
    values: IMPORT_FORMATS,
    name: 'ImportFormat',
    optional: true,
    description:
      'The format of the file. If absent, it follows from the content and the media type. The content decides how a table is separated and encoded.',
  })
  format?: ImportFormat;

  @EnumMember({
    values: ALL_LANGUAGES,
    name: 'Language',
    optional: true,
    reason: 'INVALID_LANGUAGE',
    description:
      'The language of words for which the file does not give one. LANGUAGE_ENGLISH if absent.',
  })
  language?: Language;

  @TextParameter({
    max: 2_048,
    reason: 'INVALID_MAPPING',
    description:
      'For csv, tsv and apkg: the meaning of each column or field, such as `term:0,notes:1` or `term:Word,notes:Meaning`. If the first row of a table contains column names, begin with `header`, as in `header,term:0,notes:1`. Note types of a deck can have mappings of their own, as in `Vocabulary=term:Word,notes:Meaning;term:0`.',
  })
  mapping?: string;

  @EnumMember({
    values: ['true', 'false'],
    name: 'Flag',
    optional: true,
    description: 'True to skip rows with errors and to import the other rows.',
  })
  skip_bad_rows?: 'true' | 'false';

  @EnumMember({
    values: ['true', 'false'],
    name: 'Flag',
    optional: true,
    description:
      'True to return what would be stored, and to store nothing. The preview reads a sample from the start of the file.',
  })
  dry_run?: 'true' | 'false';
}

/** The import of an uploaded file. */
export class ImportDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: IMPORT_FORMATS, enumName: 'ImportFormat' })
  format!: ImportFormat;

  @ApiProperty({ enum: IMPORT_STATUSES, enumName: 'ImportStatus' })
  status!: ImportStatus;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: `The position among the imports that wait to begin, from 1. Users take turns. Files over ${mebibytes(MAX_SMALL_FILE_BYTES)} have a queue of their own. Null if the import does not wait.`,
  })
  queue_position!: number | null;

  @ApiProperty({ type: 'integer' })
  total_bytes!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'The number of bytes that have been processed. The file is processed twice: to check it and to import it.',
  })
  processed_bytes!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of rows with words that have been read so far.',
  })
  row_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of words that were new. 0 until the import has succeeded.',
  })
  created_count!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'The number of words that already existed, whether or not they changed. 0 until the import has succeeded.',
  })
  updated_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of errors.' })
  error_count!: number;

  @ApiProperty({ type: [ImportErrorDto], description: `The first ${LIMITS.importErrors} errors.` })
  errors!: ImportErrorDto[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finished_at!: string | null;
}

export class ImportResponse {
  @ApiProperty({ type: ImportDto })
  import!: ImportDto;
}

/** The import or, with `dry_run`, the preview. */
export class CreateImportResponse {
  @ApiProperty({
    type: ImportDto,
    nullable: true,
    description: 'The import. Null with `dry_run`.',
  })
  import!: ImportDto | null;

  @ApiProperty({
    type: ImportPreviewDto,
    nullable: true,
    description: 'The preview. Null without `dry_run`.',
  })
  preview!: ImportPreviewDto | null;
}

export class ListImportsResponse {
  @ApiProperty({ type: [ImportDto] })
  imports!: ImportDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
