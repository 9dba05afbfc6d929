import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SubmitAnswerRequest } from '@wordgrove/dto';
import { masteryLevel, ratingFor, type LoggedReview } from '@wordgrove/scheduling';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, invalidArgument, notFound } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import { advance, parametersOf, replay } from '../../learning/index.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { FitSchedule } from '../weights/fit-schedule.service.js';
import { checkAnswer } from './answer-check.js';
import { AnswerRepository, type AnsweredCard, type Outcome } from './answer.repository.js';
import type { RecordedAnswer } from './recorded-answer.repository.js';
import type { Answer } from './review.js';

/** How late an answer that was given offline may arrive, in milliseconds: 30 days. */
const LATEST_ARRIVAL_MS = 30 * 24 * 3_600_000;

/** Takes the answers to flashcards. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly answers: AnswerRepository,
    private readonly fits: FitSchedule,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an answer once; the same answer again finds the one that is recorded.
   * @throws ApiError 404; 400 `OUT_OF_RANGE`, `CARD_EXPIRED` or `ALREADY_ANSWERED`
   */
  async submit(
    principal: Principal,
    planId: string,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer> {
    reviewTime(request.reviewed_at, this.clock.now());
    return this.submitTo(await this.plans.find(principal.userId, planId), principal, request);
  }

  /** The same for a plan that is at hand. */
  async submitTo(
    plan: ReviewPlan,
    { userId, applicationId }: Principal,
    request: SubmitAnswerRequest,
  ): Promise<RecordedAnswer> {
    const at = this.clock.now();
    const reviewedAt = reviewTime(request.reviewed_at, at);
    if (!isUuid(request.flashcard_id)) throw notFound('flashcard');
    const answer: Answer = {
      userId,
      applicationId,
      planId: plan.id,
      flashcardId: request.flashcard_id.toLowerCase(),
      userAnswer: request.user_answer ?? null,
      isCorrect: request.is_correct,
      timeSpentMs: request.time_spent_ms ?? null,
      reviewedAt,
      at,
    };
    const recorded = await this.answers.record(answer, (card, log) => decide(answer, card, log));
    if (recorded === undefined) throw notFound('flashcard');
    this.fits.note(userId);
    if (recorded.review.isCorrect !== answer.isCorrect) {
      throw failedPrecondition('ALREADY_ANSWERED', 'The card has been answered the other way');
    }
    return recorded;
  }
}

function reviewTime(reviewedAt: string | undefined, now: Date): Date {
  const time = reviewedAt === undefined ? now : new Date(reviewedAt);
  const age = now.getTime() - time.getTime();
  if (age >= 0 && age <= LATEST_ARRIVAL_MS) return time;
  throw invalidArgument({
    reason: 'OUT_OF_RANGE',
    field: 'reviewed_at',
    description: 'must not be in the future nor more than 30 days ago',
  });
}

function decide(answer: Answer, card: AnsweredCard, log: readonly LoggedReview[] | null): Outcome {
  if (card.closedAt !== null || Date.parse(card.expiresAt) <= answer.at.getTime()) {
    throw failedPrecondition('CARD_EXPIRED', 'The card has expired; ask for new ones');
  }
  const { isCorrect, timeSpentMs, userAnswer, reviewedAt } = answer;
  const { sampleCount, sampleMedianMs, questionType } = card;
  const rating = ratingFor({ isCorrect, timeSpentMs, sampleCount, sampleMedianMs, questionType });
  const entry = { id: randomUUID(), reviewedAt, rating };
  const parameters = parametersOf(card);
  const memory =
    log === null ? advance(card, entry, parameters) : replay(card, [...log, entry], parameters);
  const review = {
    id: entry.id,
    flashcardId: answer.flashcardId,
    learnedWordId: card.wordId,
    planId: answer.planId,
    questionType,
    userAnswer,
    isCorrect,
    answerCheck: checkAnswer(card, userAnswer),
    rating,
    timeSpentMs,
    previousMasteryLevel: card.masteryLevel,
    masteryLevel: masteryLevel(memory),
    reviewedAt: reviewedAt.toISOString(),
    nextReviewAt: memory.nextReviewAt.toISOString(),
    undoneAt: null,
  };
  return { review, memory };
}
