import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@wordgrove/contracts';
import {
  ReviewedWordResponse,
  SubmitAnswerRequest,
  SubmitAnswersRequest,
  SubmitAnswersResponse,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentPrincipal, RequireScope } from '../../../platform/access/access.decorators.js';
import { WeighsBy } from '../../../platform/access/batch-weight.js';
import type { Principal } from '../../../platform/access/principal.js';
import { sendJson } from '../../../platform/http/file-response.js';
import { jsonWithList } from '../../../platform/http/json-list.js';
import { BATCH_BODY, TakesBody } from '../../../platform/http/request-body.js';
import { Responds } from '../../../platform/http/responds.js';
import { WordSlices } from '../../learning/index.js';
import { AnswersService } from './answers.service.js';
import { AnswerBatchService } from './answer-batch.service.js';
import { presentRecordedAnswer, SHOWN_RESULTS } from './review.presenter.js';

/** Answers to flashcards. */
@ApiTags('Review')
@Controller('api/v1/review-plans')
export class AnswersController {
  constructor(
    private readonly answers: AnswersService,
    private readonly batches: AnswerBatchService,
    private readonly slices: WordSlices,
  ) {}

  @Post(':plan_id/submit-answer')
  @RequireScope('review:write')
  @Responds(
    ReviewedWordResponse,
    'Submit the answer to a flashcard; each card is recorded only once',
    {
      400: ['ALREADY_ANSWERED', 'CARD_EXPIRED'],
    },
  )
  async submit(
    @CurrentPrincipal() principal: Principal,
    @Param('plan_id') planId: string,
    @Body() body: SubmitAnswerRequest,
  ): Promise<ReviewedWordResponse> {
    return presentRecordedAnswer(await this.answers.submit(principal, planId, body));
  }

  @Post(':plan_id/submit-answers')
  @RequireScope('review:write')
  @TakesBody(BATCH_BODY)
  @WeighsBy('answers', LIMITS.answerBatch)
  @Responds(
    SubmitAnswersResponse,
    `Submit up to ${LIMITS.answerBatch} answers; an error in one does not affect the others`,
  )
  async submitAll(
    @CurrentPrincipal() principal: Principal,
    @Param('plan_id') planId: string,
    @Body() { answers }: SubmitAnswersRequest,
    @Res() response: Response,
  ): Promise<void> {
    const results = await this.batches.submit(principal, planId, answers);
    await sendJson(response, jsonWithList('results', this.slices.json(results, SHOWN_RESULTS)));
  }
}
