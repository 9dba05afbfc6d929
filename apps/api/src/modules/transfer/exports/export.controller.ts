import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorEnvelopeDto, ExportQuery } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/time/clock.js';
import { FILE_TYPES } from './export-file.js';
import { ExportService } from './export.service.js';

/** How long a reader may take nothing before the connection is cut, in milliseconds. */
const STALL_MS = 60_000;
const FILE = { schema: { type: 'string' as const, format: 'binary' } };

/** Everything that a learner has, as a file. */
@ApiTags('Import and export')
@Controller('api/v1/learning/export')
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RequireScope('words:read')
  @ApiOperation({ summary: "Export the user's words as a file" })
  @ApiOkResponse({
    description:
      'The file. JSON has reviews, plans and parameters with review:read, and own wordbooks with wordbooks:read.',
    content: {
      'application/json': { schema: { type: 'object', additionalProperties: true } },
      'text/csv': FILE,
      'text/tab-separated-values': FILE,
      'application/octet-stream': FILE,
    },
  })
  @ApiDefaultResponse({ type: ErrorEnvelopeDto, description: 'Failure.' })
  async export(
    @CurrentPrincipal() { userId, scopes }: Principal,
    @Query() { format = 'json', filter = '' }: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    const request = {
      userId,
      filter,
      withReviews: scopes.includes('review:read'),
      withWordbooks: scopes.includes('wordbooks:read'),
      at: this.clock.now(),
    };
    await this.exports.write(format, request, async (pieces) => {
      const { mediaType, name } = FILE_TYPES[format];
      const body = await afterFirst(pieces);
      response.set('Content-Type', mediaType);
      response.set('Content-Disposition', `attachment; filename="${name}"`);
      response.setTimeout(STALL_MS, () => response.destroy());
      await pipeline(Readable.from(body, { objectMode: false }), response).catch(unlessGone);
    });
  }
}

/** Nobody is at fault where the reader has gone away. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/** The same pieces, once the first is there: what fails before can still be answered as an error. */
async function afterFirst<T>(pieces: AsyncIterable<T>): Promise<AsyncGenerator<T>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}
