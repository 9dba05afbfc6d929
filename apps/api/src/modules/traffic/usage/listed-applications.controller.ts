import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { APPLICATION_STATES } from '@wordgrove/contracts';
import {
  ListedApplicationsQuery,
  ListedApplicationsResponse,
  type ApplicationStateCountsDto,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { sendJson } from '../../../platform/http/file-response.js';
import { jsonWithList } from '../../../platform/http/json-list.js';
import { Responds } from '../../../platform/http/responds.js';
import { Slices } from '../../../platform/http/slices.js';
import { presentApplication } from '../../applications/index.js';
import { ListedApplications, type ListedPage } from './listed-applications.service.js';
import { presentWeek } from './usage.presenter.js';

/** The applications of a user, found and sorted by what they were used for. */
@ApiTags('Console: usage and logs')
@Controller('api/console/listed-applications')
@RequireSession()
export class ListedApplicationsController {
  constructor(
    private readonly service: ListedApplications,
    private readonly slices: Slices,
  ) {}

  @Get()
  @Responds(
    ListedApplicationsResponse,
    'Find your applications, with what each was used for in the last seven days. One whose figure changes while you read page after page can come twice, or not at all',
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListedApplicationsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { ids, read, stateCounts, nextPageToken } = await this.service.page(userId, query);
    const listed = this.slices.json(ids, async (some) =>
      (await read(some)).map(({ application, week }) => ({
        application: presentApplication(application),
        week: presentWeek(week),
      })),
    );
    const rest = { state_counts: presentCounts(stateCounts), next_page_token: nextPageToken };
    await sendJson(response, jsonWithList('listed_applications', listed, rest));
  }
}

function presentCounts(counts: ListedPage['stateCounts']): ApplicationStateCountsDto | null {
  if (counts === null) return null;
  const entries = APPLICATION_STATES.map((state) => [state, counts[state] ?? 0]);
  return Object.fromEntries(entries) as ApplicationStateCountsDto;
}
