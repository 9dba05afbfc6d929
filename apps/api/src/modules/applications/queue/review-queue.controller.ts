import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ReviewQueueCountResponse,
  ReviewQueueQuery,
  ReviewQueueResponse,
  ReviewViewersResponse,
  WaitingApplicationResponse,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireAdmin } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { sendJson } from '../../../platform/http/file-response.js';
import { jsonWithList } from '../../../platform/http/json-list.js';
import { Responds } from '../../../platform/http/responds.js';
import { Slices } from '../../../platform/http/slices.js';
import { IdPipe } from '../id.pipe.js';
import { presentQueued } from './queued-application.presenter.js';
import { ReviewQueueService } from './review-queue.service.js';

/** The queue of what waits for an admin, and which admins are looking at it. */
@ApiTags('Console: admin')
@Controller('api/console/admin')
@RequireAdmin()
export class ReviewQueueController {
  constructor(
    private readonly queue: ReviewQueueService,
    private readonly slices: Slices,
  ) {}

  @Get('review-queue')
  @Responds(ReviewQueueResponse, 'List what waits for a decision, the longest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ReviewQueueQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { items, held, count, nextPageToken } = await this.queue.page(userId, query);
    const waiting = this.slices.json(items, async (some) => some.map(presentQueued));
    await sendJson(
      response,
      jsonWithList('applications', waiting, {
        held_applications: held.map(presentQueued),
        waiting_count: count,
        next_page_token: nextPageToken,
      }),
    );
  }

  @Get('review-queue/count')
  @Responds(ReviewQueueCountResponse, 'Count what waits for a decision')
  async count(): Promise<ReviewQueueCountResponse> {
    return { waiting_count: await this.queue.count() };
  }

  // After the route of the count, which would be taken for an id.
  @Get('review-queue/:id')
  @Responds(WaitingApplicationResponse, 'Get an application that waits for a decision')
  async one(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
  ): Promise<WaitingApplicationResponse> {
    return { application: presentQueued(await this.queue.one(userId, id)) };
  }

  @Post('applications/:id/viewers')
  @Responds(
    ReviewViewersResponse,
    'Tell other admins for some seconds that you are looking at an application, and see who else is',
  )
  async look(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
  ): Promise<ReviewViewersResponse> {
    return { viewers: [...(await this.queue.look(userId, id))] };
  }
}
