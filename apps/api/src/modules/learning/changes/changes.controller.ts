import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListChangesQuery, ListChangesResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
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
  list(
    @CurrentPrincipal() { userId }: Principal,
    @Query() query: ListChangesQuery,
    @Departure() gone: AbortSignal,
  ): Promise<ListChangesResponse> {
    return this.changes.list(userId, query, gone);
  }
}
