import { Injectable } from '@nestjs/common';
import type { SubmitAnswerRequest } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, notFound } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { FitSchedule } from '../weights/fit-schedule.service.js';
import { decide, demandTimely } from './answer-decision.js';
import { AnswerRepository } from './answer.repository.js';
import type { RecordedAnswer } from './recorded-answer.repository.js';
import type { Answer } from './answer.js';

/** Records the answers to flashcards. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly answers: AnswerRepository,
    private readonly fits: FitSchedule,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an answer once. If the same answer is sent again, however late, returns the recorded one.
   * @throws ApiError 404; 400 `OUT_OF_RANGE`, `CARD_EXPIRED` or `ALREADY_ANSWERED`
   */
  async submit(
    principal: Principal,
    planId: string,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer> {
    const at = this.clock.now();
    const plan = await this.plans.resolveIfAny(principal.userId, planId, at);
    if (plan !== undefined) return this.submitTo(plan, principal, request);
    demandTimely(timeOf(request, at), at);
    throw notFound('review plan');
  }

  /** Does the same if the caller has the plan already. */
  async submitTo(
    plan: ReviewPlan,
    principal: Principal,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer> {
    const answer = answerOf(plan, principal, request, this.clock.now());
    const recorded = await this.record(answer);
    if (recorded === undefined) {
      demandTimely(answer.reviewedAt, answer.at);
      throw notFound('flashcard');
    }
    this.fits.note(answer.userId);
    if (recorded.review.isCorrect !== answer.isCorrect) {
      throw failedPrecondition(
        'ALREADY_ANSWERED',
        'The card was already answered with the other value of is_correct',
      );
    }
    return recorded;
  }

  private async record(answer: Answer): Promise<RecordedAnswer | undefined> {
    if (!isUuid(answer.flashcardId)) return undefined;
    return this.answers.record(answer, (card, log) => decide(answer, card, log));
  }
}

function answerOf(
  plan: ReviewPlan,
  { userId, applicationId }: Principal,
  request: SubmitAnswerRequest,
  at: Date,
): Answer {
  return {
    userId,
    applicationId,
    planId: plan.id,
    flashcardId: request.flashcard_id.toLowerCase(),
    userAnswer: request.user_answer ?? null,
    isCorrect: request.is_correct,
    timeSpentMs: request.time_spent_ms ?? null,
    reviewedAt: timeOf(request, at),
    at,
  };
}

function timeOf({ reviewed_at: reviewedAt }: SubmitAnswerRequest, at: Date): Date {
  return reviewedAt === undefined ? at : new Date(reviewedAt);
}
