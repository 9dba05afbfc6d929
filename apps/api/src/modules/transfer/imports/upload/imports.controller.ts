import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIFETIME_DAYS } from '@wordgrove/contracts';
import {
  CreateImportQuery,
  CreateImportResponse,
  EmptyDto,
  ImportResponse,
  PageQuery,
  ListImportsResponse,
} from '@wordgrove/dto';
import type { Request } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../../platform/access/access.decorators.js';
import type { Principal } from '../../../../platform/access/principal.js';
import { Responds } from '../../../../platform/http/responds.js';
import { createdOrPreview } from './created-or-preview.js';
import { receivedFile, TakesImportFile } from './import-file.js';
import { presentImport, presentImports } from './import.presenter.js';
import { ImportsService } from './imports.service.js';

/** Files of words that are imported in the background. */
@ApiTags('Import and export')
@Controller('api/v1/learning/imports')
export class ImportsController {
  constructor(private readonly service: ImportsService) {}

  @Post()
  @RequireScope('words:write')
  @TakesImportFile()
  @Responds(CreateImportResponse, 'Upload a file with words, which is imported in the background', {
    400: ['INVALID_MAPPING', 'TOO_MANY_IMPORTS'],
    503: ['OVERLOADED', 'DISK_FULL', 'DISK_UNUSABLE', 'IMPORTS_FULL'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Query() query: CreateImportQuery,
    @Req() request: Request,
  ): Promise<CreateImportResponse> {
    const { options, file } = receivedFile(request, query);
    return createdOrPreview(this.service, principal, { options, file });
  }

  @Get()
  @RequireScope('words:read')
  @Responds(ListImportsResponse, `List the user's imports in the last ${LIFETIME_DAYS.import} days`)
  async list(@CurrentPrincipal() { userId }: Principal, @Query() query: PageQuery) {
    return presentImports(await this.service.list(userId, query));
  }

  @Get(':id')
  @RequireScope('words:read')
  @Responds(ImportResponse, 'Get an import and its progress')
  async get(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return { import: presentImport(await this.service.get(userId, id)) };
  }

  @Delete(':id')
  @RequireScope('words:write')
  @Responds(
    EmptyDto,
    'Delete an import; an unfinished import is cancelled and imports nothing more',
  )
  async delete(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    await this.service.delete(userId, id);
    return {};
  }
}
