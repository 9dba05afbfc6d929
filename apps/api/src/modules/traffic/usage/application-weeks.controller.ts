import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListApplicationWeeksResponse, PageQuery } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentWeek } from './usage.presenter.js';
import { ApplicationWeeksService } from './application-weeks.service.js';

/** The last seven days of all applications of a user. */
@ApiTags('Console: usage and logs')
@Controller('api/console/application-weeks')
@RequireSession()
export class ApplicationWeeksController {
  constructor(private readonly service: ApplicationWeeksService) {}

  @Get()
  @Responds(
    ListApplicationWeeksResponse,
    'Count the calls, errors and users of each of your applications in the last seven days, in the order of your applications',
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: PageQuery,
  ): Promise<ListApplicationWeeksResponse> {
    const { items, nextPageToken } = await this.service.list(userId, query);
    return { application_weeks: items.map(presentWeek), next_page_token: nextPageToken };
  }
}
