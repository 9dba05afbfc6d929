import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListChangesQuery, ListChangesResponse } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { whileRead } from '../../../platform/http/departure.js';
import { sendJsonList } from '../../../platform/http/json-list.js';
import { Responds } from '../../../platform/http/responds.js';
import { ChangesService } from './changes.service.js';

/** The changes of a user's words, for applications that keep a copy. */
@ApiTags('Learned words')
@Controller('api/v1/learning/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @RequireScope('words:read')
  @Responds(
    ListChangesResponse,
    'List the changes since the last call, or everything if there is no token',
    {
      400: ['INVALID_SYNC_TOKEN'],
    },
  )
  async list(
    @CurrentPrincipal() { userId }: Principal,
    @Query() query: ListChangesQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendJsonList(response, await this.changes.list(userId, query, whileRead(response)));
  }
}
