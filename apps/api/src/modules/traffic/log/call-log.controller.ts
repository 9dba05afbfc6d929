import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListCallsQuery, ListCallsResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../../applications/index.js';
import { presentCall } from './call-log.presenter.js';
import { CallLogService } from './call-log.service.js';

/** The requests of an application, for its owner. */
@ApiTags('Console: usage and logs')
@Controller('api/console/applications/:id/logs')
@RequireSession()
export class CallLogController {
  constructor(private readonly service: CallLogService) {}

  @Get()
  @Responds(
    ListCallsResponse,
    'List the API calls, authorize and token requests of an application, newest first',
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
    @Query() query: ListCallsQuery,
    @Departure() gone: AbortSignal,
  ): Promise<ListCallsResponse> {
    const { calls, nextPageToken, newestToken } = await this.service.list(userId, id, query, gone);
    return {
      calls: calls.map(presentCall),
      next_page_token: nextPageToken,
      newest_token: newestToken,
    };
  }
}
