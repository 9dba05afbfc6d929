import { Injectable } from '@nestjs/common';
import { SubmitAnswerRequest } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { HeavyWork } from '../../../platform/http/heavy-work.js';
import { demandDto } from '../../../platform/http/strict-validation.pipe.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import { AnswersService } from './answers.service.js';
import { ResultRoom, type Outcome } from './result-room.js';

/** The characters of a UUID. */
const MAX_ID_LENGTH = 36;

/** The result of one answer of a batch. */
export interface AnswerResult {
  /** The id as it was sent; null if it is no text, or longer than any id. */
  flashcardId: string | null;
  outcome: Outcome;
}

/** Records many answers at once, such as those that were given offline. */
@Injectable()
export class AnswerBatchService {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly answers: AnswersService,
    private readonly heavy: HeavyWork,
  ) {}

  /**
   * Records each answer by itself, in order. If an answer is refused, its error is its result.
   * @throws ApiError 404 if the user has no such plan
   */
  submit(
    principal: Principal,
    planId: string,
    answers: readonly unknown[],
  ): Promise<AnswerResult[]> {
    const work = () => this.submitAll(principal, planId, answers);
    return this.heavy.run(principal.userId, answers.length, work);
  }

  private async submitAll(
    principal: Principal,
    planId: string,
    answers: readonly unknown[],
  ): Promise<AnswerResult[]> {
    const plan = await this.plans.resolve(principal.userId, planId);
    const results: AnswerResult[] = [];
    const room = new ResultRoom();
    for (const answer of answers) {
      const outcome = await this.submitOne(principal, plan, answer);
      results.push({ flashcardId: flashcardIdOf(answer), outcome: room.fit(outcome) });
    }
    return results;
  }

  private async submitOne(principal: Principal, plan: ReviewPlan, answer: unknown) {
    try {
      const request = demandDto(SubmitAnswerRequest, answer);
      return await this.answers.submitPaged(principal, plan.id, request);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }
}

function flashcardIdOf(answer: unknown): string | null {
  const id = (answer as { flashcard_id?: unknown } | null)?.flashcard_id;
  return typeof id === 'string' && id.length <= MAX_ID_LENGTH ? id : null;
}
