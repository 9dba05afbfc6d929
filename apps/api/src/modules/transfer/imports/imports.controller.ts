import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { IMPORT_BYTES } from '@wordgrove/contracts';
import {
  CreateImportQuery,
  EmptyDto,
  ImportResponse,
  ListImportsQuery,
  ListImportsResponse,
} from '@wordgrove/dto';
import type { Request } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { readStream, TakesStream } from '../../../platform/http/request-body.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentImport } from './import.presenter.js';
import { ImportsService } from './imports.service.js';

const MEDIA_TYPES = [
  'text/csv',
  'text/tab-separated-values',
  'application/json',
  'application/octet-stream',
  'application/vnd.anki',
];

/** Files of words that are imported in the background. */
@ApiTags('Import and export')
@Controller('api/v1/learning/imports')
export class ImportsController {
  constructor(private readonly service: ImportsService) {}

  @Post()
  @RequireScope('words:write')
  @TakesStream({ mediaTypes: MEDIA_TYPES, limit: IMPORT_BYTES })
  @ApiConsumes(...MEDIA_TYPES)
  @ApiBody({
    description: 'The file itself, up to 256 MiB.',
    schema: { type: 'string', format: 'binary' },
  })
  @Responds(ImportResponse, 'Upload a file of words, which is imported in the background')
  async create(
    @CurrentPrincipal() principal: Principal,
    @Query() query: CreateImportQuery,
    @Req() request: Request,
  ) {
    const file = readStream(request, IMPORT_BYTES);
    return { import: presentImport(await this.service.create(principal, query, file)) };
  }

  @Get()
  @RequireScope('words:read')
  @Responds(ListImportsResponse, "List the user's imports of the last 30 days")
  async list(@CurrentPrincipal() { userId }: Principal, @Query() query: ListImportsQuery) {
    const { items, nextPageToken } = await this.service.list(userId, query);
    return { imports: items.map(presentImport), next_page_token: nextPageToken };
  }

  @Get(':id')
  @RequireScope('words:read')
  @Responds(ImportResponse, 'Get an import, and how far it is')
  async get(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return { import: presentImport(await this.service.get(userId, id)) };
  }

  @Delete(':id')
  @RequireScope('words:write')
  @Responds(EmptyDto, 'Forget an import; one that is not finished imports nothing')
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    await this.service.delete(userId, id);
    return {};
  }
}
