import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListGrantsQuery, ListGrantWritesResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { GrantWritesService } from './grant-writes.service.js';

/** The words and reviews that applications have written for the signed-in user. */
@ApiTags('Console: grants')
@Controller('api/console/grant-writes')
@RequireSession()
export class GrantWritesController {
  constructor(private readonly service: GrantWritesService) {}

  @Get()
  @Responds(
    ListGrantWritesResponse,
    'Count the words and reviews that each application with a grant wrote in the last weeks, in the order of the grants',
  )
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListGrantsQuery,
  ): Promise<ListGrantWritesResponse> {
    const { items, nextPageToken } = await this.service.page(userId, query);
    const writes = items.map(({ grantId, wordCounts, reviewCounts }) => ({
      grant_id: grantId,
      word_counts: wordCounts,
      review_counts: reviewCounts,
    }));
    return { grant_writes: writes, next_page_token: nextPageToken };
  }
}
