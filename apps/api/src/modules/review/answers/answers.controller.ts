import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SubmitAnswerRequest, SubmitAnswerResponse } from '@wordgrove/dto';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { presentLearnedWord } from '../../learning/index.js';
import { AnswersService } from './answers.service.js';
import { presentReview } from './review.presenter.js';

/** Answers to flashcards. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @Post(':plan_id/submit-answer')
  @RequireScope('review:write')
  @Responds(SubmitAnswerResponse, 'Submit the answer to a flashcard; each card counts once')
  async submit(
    @CurrentPrincipal() principal: Principal,
    @Param('plan_id') planId: string,
    @Body() body: SubmitAnswerRequest,
  ): Promise<SubmitAnswerResponse> {
    const { review, word } = await this.answers.submit(principal, planId, body);
    return { review: presentReview(review), learned_word: presentLearnedWord(word) };
  }
}
