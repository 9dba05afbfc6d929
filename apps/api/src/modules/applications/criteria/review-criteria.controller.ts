import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  PublishCriteriaRequest,
  ReviewCriteriaQuery,
  ReviewCriteriaResponse,
} from '@wordgrove/dto';
import {
  CurrentUser,
  RequireAdmin,
  RequireSession,
} from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentCriteria } from './review-criteria.presenter.js';
import { ReviewCriteriaService } from './review-criteria.service.js';

/** The criteria by which admins decide about applications. */
@ApiTags('Console: review criteria')
@Controller('api/console')
export class ReviewCriteriaController {
  constructor(private readonly service: ReviewCriteriaService) {}

  @Get('review-criteria')
  @RequireSession()
  @Responds(ReviewCriteriaResponse, 'Read the criteria of the review', {
    404: ['RESOURCE_NOT_FOUND'],
  })
  async read(@Query() { version = 0 }: ReviewCriteriaQuery): Promise<ReviewCriteriaResponse> {
    return presentCriteria(await this.service.read(version));
  }

  @Post('admin/review-criteria')
  @RequireAdmin()
  @Responds(ReviewCriteriaResponse, 'Publish the next version of the criteria', {
    409: ['CRITERIA_CHANGED'],
  })
  async publish(
    @CurrentUser() { userId }: SessionUser,
    @Body() request: PublishCriteriaRequest,
  ): Promise<ReviewCriteriaResponse> {
    return presentCriteria(await this.service.publish(userId, request));
  }
}
