import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { MAX_IMPORT_BYTES, mebibytes, type ImportFormat } from '@wordgrove/contracts';
import type { CreateImportQuery } from '@wordgrove/dto';
import type { Request } from 'express';
import { mediaType, readStream, TakesStream } from '../../../../platform/http/request-body.js';
import type { ImportOptions } from './imports.service.js';

/** The media types of files, and the format that each stands for, unless it stands for any. */
const FORMATS: Readonly<Record<string, ImportFormat | undefined>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/octet-stream': undefined,
  'application/vnd.anki': 'apkg',
  'application/vnd.sqlite3': 'kindle',
};
const MEDIA_TYPES = Object.keys(FORMATS);

/** Declares that a route's body is a file to import, read with {@link receivedFile}. */
export function TakesImportFile(): MethodDecorator {
  return applyDecorators(
    TakesStream({ mediaTypes: MEDIA_TYPES, limit: MAX_IMPORT_BYTES }),
    ApiConsumes(...MEDIA_TYPES),
    ApiBody({
      description: `The file itself, up to ${mebibytes(MAX_IMPORT_BYTES)}.`,
      schema: { type: 'string', format: 'binary' },
    }),
  );
}

/** Returns the file that comes in, and the options for reading it. */
export function receivedFile(
  request: Request,
  query: CreateImportQuery,
): { options: ImportOptions; file: AsyncIterable<Buffer> } {
  const meant = { named: query.format, ofMediaType: FORMATS[mediaType(request)] };
  return { options: { ...query, meant }, file: readStream(request, MAX_IMPORT_BYTES) };
}
