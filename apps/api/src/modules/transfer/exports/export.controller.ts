import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  ApiDefaultResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorEnvelopeDto, ExportQuery } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { whileRead } from '../../../platform/http/departure.js';
import { sendFile } from '../../../platform/http/file-response.js';
import { reasonsText } from '../../../platform/http/openapi-failures.js';
import { Clock } from '../../../platform/time/clock.js';
import { FILE_TYPES } from './export-file.js';
import { ExportService } from './export.service.js';

const FILE = { schema: { type: 'string' as const, format: 'binary' } };

/** Everything that a learner keeps, as a file. */
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
      'The file. With review:read, JSON contains reviews, plans and parameters. With wordbooks:read, it contains your own wordbooks.',
    content: {
      'application/json': { schema: { type: 'object', additionalProperties: true } },
      'text/csv': FILE,
      'text/tab-separated-values': FILE,
      'application/octet-stream': FILE,
    },
  })
  @ApiResponse({ status: 429, description: reasonsText(['TOO_MANY_EXPORTS']) })
  @ApiResponse({
    status: 503,
    description: reasonsText(['OVERLOADED', 'DISK_FULL', 'DISK_UNUSABLE']),
  })
  @ApiDefaultResponse({ type: ErrorEnvelopeDto, description: 'Any other error.' })
  async export(
    @CurrentPrincipal() { userId, scopes }: Principal,
    @Query() { format = 'json', filter = '' }: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    const request = {
      userId,
      filter,
      scopes,
      at: this.clock.now(),
      signal: whileRead(response),
    };
    await this.exports.write(format, request, (pieces) =>
      sendFile(response, FILE_TYPES[format], pieces, this.exports.pace),
    );
  }
}
