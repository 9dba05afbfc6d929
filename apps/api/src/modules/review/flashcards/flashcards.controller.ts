import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { effectivePageSize, GetFlashcardsRequest, ListFlashcardsResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Departure } from '../../../platform/http/departure.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentPlanStats } from '../review-plans/review-plan.presenter.js';
import { presentFlashcard } from './flashcard.presenter.js';
import { FlashcardsService } from './flashcards.service.js';

/** Questions about the words of a plan. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class FlashcardsController {
  constructor(private readonly cards: FlashcardsService) {}

  @Post(':plan_id/flashcards')
  @RequireScope('review:read')
  @Responds(
    ListFlashcardsResponse,
    'Get the flashcards to answer now; open cards are returned again',
    { 400: ['FILTER_TOO_EXPENSIVE'] },
  )
  async get(
    @CurrentPrincipal() { userId }: Principal,
    @Param('plan_id') planId: string,
    @Body() { limit }: GetFlashcardsRequest,
    @Departure() gone: AbortSignal,
  ): Promise<ListFlashcardsResponse> {
    const result = await this.cards.get(userId, planId, effectivePageSize(limit), gone);
    return {
      flashcards: result.flashcards.map(presentFlashcard),
      stats: presentPlanStats(result.stats),
    };
  }
}
