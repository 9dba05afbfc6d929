import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { IMPORT_BYTES, type TransferFormat } from '@wordgrove/contracts';
import {
  CreateImportQuery,
  EmptyDto,
  ImportResponse,
  PageQuery,
  ListImportsResponse,
} from '@wordgrove/dto';
import type { Request } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { mediaType, readStream, TakesStream } from '../../../platform/http/request-body.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentImport } from './import.presenter.js';
import { ImportsService } from './imports.service.js';

/** The media types of files, and what a file of that type is unless told. */
const FORMATS: Readonly<Record<string, TransferFormat>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/octet-stream': 'apkg',
  'application/vnd.anki': 'apkg',
};
const MEDIA_TYPES = Object.keys(FORMATS);

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
    const format = query.format ?? FORMATS[mediaType(request)] ?? 'csv';
    const created = await this.service.create(principal, { ...query, format }, file);
    return { import: presentImport(created) };
  }

  @Get()
  @RequireScope('words:read')
  @Responds(ListImportsResponse, "List the user's imports of the last 30 days")
  async list(@CurrentPrincipal() { userId }: Principal, @Query() query: PageQuery) {
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
