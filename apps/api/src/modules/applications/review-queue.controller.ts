import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewQueueQuery, ReviewQueueResponse } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireAdmin } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { sendJson } from '../../platform/http/file-response.js';
import { jsonWithList } from '../../platform/http/json-list.js';
import { Responds } from '../../platform/http/responds.js';
import { Slices } from '../../platform/http/slices.js';
import { presentAdminApplication } from './application.presenter.js';
import { ReviewQueueService } from './review-queue.service.js';

/** The queue of what waits for an admin. */
@ApiTags('Console: admin')
@Controller('api/console/admin/review-queue')
@RequireAdmin()
export class ReviewQueueController {
  constructor(
    private readonly queue: ReviewQueueService,
    private readonly slices: Slices,
  ) {}

  @Get()
  @Responds(ReviewQueueResponse, 'List what waits for a decision, the longest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ReviewQueueQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { items, count, nextPageToken } = await this.queue.page(userId, query);
    const waiting = this.slices.json(items, async (some) =>
      some.map((each) => ({
        ...presentAdminApplication(each),
        waiting_since: each.waitingSince,
      })),
    );
    await sendJson(
      response,
      jsonWithList('applications', waiting, {
        waiting_count: count,
        next_page_token: nextPageToken,
      }),
    );
  }
}
