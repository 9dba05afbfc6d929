import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { MAX_IMPORT_BYTES, mebibytes, type TransferFormat } from '@wordgrove/contracts';
import type { CreateImportQuery } from '@wordgrove/dto';
import type { Request } from 'express';
import { mediaType, readStream, TakesStream } from '../../../../platform/http/request-body.js';
import type { ImportOptions } from './imports.service.js';

/** The media types of files, and the format that each stands for by default. */
const FORMATS: Readonly<Record<string, TransferFormat>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/octet-stream': 'apkg',
  'application/vnd.anki': 'apkg',
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
  const format = query.format ?? FORMATS[mediaType(request)] ?? 'csv';
  return { options: { ...query, format }, file: readStream(request, MAX_IMPORT_BYTES) };
}
