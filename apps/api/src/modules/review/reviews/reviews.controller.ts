import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListReviewsQuery, ListReviewsResponse, ReviewedWordResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentRecordedAnswer, presentReview } from '../answers/review.presenter.js';
import { ReviewsService } from './reviews.service.js';

/** The log of answers. */
@ApiTags('Review')
@Controller('api/v1/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @RequireScope('review:read')
  @Responds(ListReviewsResponse, 'List the reviews, including undone ones, newest first', {
    400: ['INVALID_FILTER'],
  })
  async list(
    @CurrentPrincipal() { userId }: Principal,
    @Query() query: ListReviewsQuery,
    @Departure() gone: AbortSignal,
  ) {
    const { items, nextPageToken } = await this.reviews.list(userId, query, gone);
    return { reviews: items.map(presentReview), next_page_token: nextPageToken };
  }

  @Post(':id/undo')
  @RequireScope('review:write')
  @Responds(ReviewedWordResponse, 'Undo a review as if it had never been submitted')
  async undo(@CurrentPrincipal() { userId }: Principal, @Param('id') id: string) {
    return presentRecordedAnswer(await this.reviews.undo(userId, id));
  }
}
