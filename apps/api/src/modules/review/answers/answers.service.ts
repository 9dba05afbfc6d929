import { Injectable } from '@nestjs/common';
import type { SubmitAnswerRequest } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, notFound, type ApiError } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import { openDictionary } from '../../dictionaries/index.js';
import { DEFAULT_PLAN_ID } from '../review-plans/review-plan.js';
import type { LearnedWord, Paged } from '../../learning/index.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { FitSchedule } from '../weights/fit-schedule.service.js';
import { decide, demandTimely } from './answer-decision.js';
import { AnswerRepository, type Decide } from './answer.repository.js';
import type { RecordedAnswer } from './recorded-answer.repository.js';
import type { Answer } from './answer.js';
import type { Review } from '../log/review.js';

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
  submit(
    principal: Principal,
    planId: string,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer> {
    const answer = answerOf(planId, principal, request, this.clock.now());
    return this.recorded(planId, answer, (decide) => this.answers.record(answer, decide));
  }

  /** Does the same for an answer of a batch. A word that is long for a page usually comes without its lists. */
  submitPaged(
    principal: Principal,
    planId: string,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer<Paged<LearnedWord>>> {
    const answer = answerOf(planId, principal, request, this.clock.now());
    return this.recorded(planId, answer, (decide) => this.answers.recordPaged(answer, decide));
  }

  private async recorded<Recorded extends { review: Review }>(
    planId: string,
    answer: Answer,
    record: (decide: Decide) => Promise<Recorded | undefined>,
  ): Promise<Recorded> {
    // The check of a written answer may need it, and has the user's turn and a connection then.
    if (answer.userAnswer !== null) await openDictionary();
    const recorded = isPossible(answer)
      ? await record((card, log) => decide(answer, card, log))
      : undefined;
    if (recorded === undefined) throw await this.missing(planId, answer);
    this.fits.note(answer.userId);
    if (recorded.review.isCorrect !== answer.isCorrect) {
      throw failedPrecondition(
        'ALREADY_ANSWERED',
        'The card was already answered with the other value of is_correct',
      );
    }
    return recorded;
  }

  /** Returns the 404 for an answer that was not recorded. @throws ApiError 400 `OUT_OF_RANGE` */
  private async missing(planId: string, { userId, reviewedAt, at }: Answer): Promise<ApiError> {
    const plan = await this.plans.resolveIfAny(userId, planId, at);
    demandTimely(reviewedAt, at);
    return notFound(plan === undefined ? 'review plan' : 'flashcard');
  }
}

function isPossible({ flashcardId, planId }: Answer): boolean {
  return isUuid(flashcardId) && (planId === null || isUuid(planId));
}

function answerOf(
  planId: string,
  { userId, applicationId }: Principal,
  request: SubmitAnswerRequest,
  at: Date,
): Answer {
  return {
    userId,
    applicationId,
    planId: planId === DEFAULT_PLAN_ID ? null : planId,
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
