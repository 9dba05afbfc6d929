import {
  ALL_LANGUAGES,
  ERROR_REASONS,
  IMPORT_STATUSES,
  LIMITS,
  TRANSFER_FORMATS,
  type ErrorReason,
  type ImportStatus,
  type Language,
  type TransferFormat,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { FilterParameter, TextParameter } from './members/query-members.js';
import { EnumMember } from './members/scalar-members.js';

const FORMAT = { values: TRANSFER_FORMATS, name: 'TransferFormat' };

/** GET `/api/v1/learning/export` */
export class ExportQuery {
  @EnumMember({
    ...FORMAT,
    optional: true,
    description: 'json is lossless and the default; csv, tsv and apkg have words only.',
  })
  format?: TransferFormat;

  @FilterParameter({
    description: 'Only words for which this condition is true, and their reviews.',
    example: '"novel" in tags',
  })
  filter?: string;
}

/** POST `/api/v1/learning/imports` and `/api/console/imports`; the body is the file. */
export class CreateImportQuery {
  @EnumMember({
    ...FORMAT,
    optional: true,
    description: 'What the file is; as its media type says where absent.',
  })
  format?: TransferFormat;

  @EnumMember({
    values: ALL_LANGUAGES,
    name: 'Language',
    optional: true,
    reason: 'INVALID_LANGUAGE',
    description: 'Of words that name none; LANGUAGE_ENGLISH where absent.',
  })
  language?: Language;

  @TextParameter({
    max: 2_048,
    reason: 'INVALID_MAPPING',
    description:
      'For csv, tsv and apkg: which column or field is what, such as `term:0,notes:1` or `term:Word,notes:Meaning`; `header,term:0,notes:1` where the first row of a table names its columns.',
  })
  mapping?: string;

  @EnumMember({
    values: ['true', 'false'],
    name: 'Flag',
    optional: true,
    description: 'Whether to import the rest of a file with bad rows.',
  })
  skip_bad_rows?: 'true' | 'false';
}

/** Why a row of a file is not what it should be. */
export class ImportErrorDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Line of the file, or place of the note in a deck, from 1; null for the whole.',
  })
  line!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'term' })
  field!: string | null;

  @ApiProperty({ enum: Object.keys(ERROR_REASONS), enumName: 'ErrorReason' })
  reason!: ErrorReason;

  @ApiProperty()
  description!: string;
}

/** An uploaded file and what has become of it. */
export class ImportDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TRANSFER_FORMATS, enumName: 'TransferFormat' })
  format!: TransferFormat;

  @ApiProperty({ enum: IMPORT_STATUSES, enumName: 'ImportStatus' })
  status!: ImportStatus;

  @ApiProperty({ type: 'integer' })
  total_bytes!: number;

  @ApiProperty({ type: 'integer', description: 'How much of the file has been dealt with.' })
  processed_bytes!: number;

  @ApiProperty({ type: 'integer', description: 'Rows of words read so far.' })
  row_count!: number;

  @ApiProperty({ type: 'integer', description: 'Words that are new; 0 until it has succeeded.' })
  created_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Words that were there and gained something or not; 0 until it has succeeded.',
  })
  updated_count!: number;

  @ApiProperty({ type: 'integer', description: 'Faults found.' })
  error_count!: number;

  @ApiProperty({ type: [ImportErrorDto], description: `The first ${LIMITS.importErrors} of them.` })
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

export class ListImportsResponse {
  @ApiProperty({ type: [ImportDto] })
  imports!: ImportDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}
