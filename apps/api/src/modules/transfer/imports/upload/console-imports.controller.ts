import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ALL_SCOPES, LIFETIME_DAYS } from '@wordgrove/contracts';
import {
  CreateImportQuery,
  CreateImportResponse,
  EmptyDto,
  ImportResponse,
  ListImportsResponse,
  PageQuery,
} from '@wordgrove/dto';
import type { Request } from 'express';
import { CurrentUser, RequireSession } from '../../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../../platform/access/principal.js';
import { Responds } from '../../../../platform/http/responds.js';
import { createdOrPreview } from './created-or-preview.js';
import { receivedFile, TakesImportFile } from './import-file.js';
import { presentImport, presentImports } from './import.presenter.js';
import { ImportsService } from './imports.service.js';

/** The rights of people who bring a file themselves: they may write all of their own data. */
const OF_A_PERSON = { applicationId: null, accessId: null, scopes: ALL_SCOPES };

/** Files that the signed-in user brings to the web app, without any application. */
@ApiTags('Console: imports')
@Controller('api/console/imports')
@RequireSession()
export class ConsoleImportsController {
  constructor(private readonly service: ImportsService) {}

  @Post()
  @TakesImportFile()
  @Responds(CreateImportResponse, 'Upload a file to import for the signed-in user')
  async create(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: CreateImportQuery,
    @Req() request: Request,
  ): Promise<CreateImportResponse> {
    const { options, file } = receivedFile(request, query);
    return createdOrPreview(this.service, { userId, ...OF_A_PERSON }, { options, file });
  }

  @Get()
  @Responds(
    ListImportsResponse,
    `List the signed-in user's imports in the last ${LIFETIME_DAYS.import} days`,
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: PageQuery,
  ): Promise<ListImportsResponse> {
    return presentImports(await this.service.list(userId, query));
  }

  @Get(':id')
  @Responds(ImportResponse, 'Get an import with its progress and the errors in its file')
  async get(
    @CurrentUser() { userId }: SessionUser,
    @Param('id') id: string,
  ): Promise<ImportResponse> {
    return { import: presentImport(await this.service.get(userId, id)) };
  }

  @Delete(':id')
  @Responds(EmptyDto, 'Delete an import of the signed-in user; an unfinished import is cancelled')
  async delete(@CurrentUser() { userId }: SessionUser, @Param('id') id: string): Promise<EmptyDto> {
    await this.service.delete(userId, id);
    return {};
  }
}
