import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EmptyDto, ListGrantsQuery, ListGrantsResponse } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { WritesLittle } from '../../../platform/disk/disk-space.guard.js';
import { sendJson } from '../../../platform/http/file-response.js';
import { jsonWithList } from '../../../platform/http/json-list.js';
import { Responds } from '../../../platform/http/responds.js';
import { Slices } from '../../../platform/http/slices.js';
import { presentGrant } from './grant.presenter.js';
import { GrantsService } from './grants.service.js';

/** The applications to which the signed-in user has granted access. */
@ApiTags('Console: grants')
@Controller('api/console/grants')
@RequireSession()
export class GrantsController {
  constructor(
    private readonly service: GrantsService,
    private readonly slices: Slices,
  ) {}

  @Get()
  @Responds(
    ListGrantsResponse,
    'List the access that the user has granted to applications, and tokens of the playground, newest first',
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListGrantsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { items, nextPageToken } = await this.service.page(userId, query);
    const grants = this.slices.json(items, async (some) => some.map(presentGrant));
    await sendJson(response, jsonWithList('grants', grants, { next_page_token: nextPageToken }));
  }

  @Delete(':id')
  @WritesLittle()
  @Responds(
    EmptyDto,
    'Revoke a grant or a token of the playground; its tokens stop working at once',
  )
  async revoke(@Param('id') id: string, @CurrentUser() { userId }: SessionUser): Promise<EmptyDto> {
    await this.service.revoke(userId, id);
    return {};
  }

  @Delete()
  @WritesLittle()
  @Responds(EmptyDto, 'Revoke all grants')
  async revokeAll(@CurrentUser() { userId }: SessionUser): Promise<EmptyDto> {
    await this.service.revokeAll(userId);
    return {};
  }
}
