import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import type { CreateReviewPlanRequest, EditReviewPlanRequest, PageQuery } from '@wordgrove/dto';
import { failedPrecondition, notFound } from '../../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../../platform/http/newest-first.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { demandVisibleName } from '../../../platform/http/new-texts.js';
import { Clock } from '../../../platform/time/clock.js';
import { compileWordFilter, ReadableWordbooks, SqlParameters } from '../../learning/index.js';
import { ReviewPlanEditRepository, type PlanEdit } from './review-plan-edit.repository.js';
import { DEFAULT_PLAN_ID, TOO_MANY_PLANS, type ReviewPlan } from './review-plan.js';
import { ReviewPlanRepository } from './review-plan.repository.js';

/** Finds, creates, edits and deletes review plans. The default plan is created when it is first needed. */
@Injectable()
export class ReviewPlansService {
  constructor(
    private readonly plans: ReviewPlanRepository,
    private readonly edits: ReviewPlanEditRepository,
    private readonly wordbooks: ReadableWordbooks,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /** Does the same as {@link resolveIfAny}. @throws ApiError 404 if the user has no such plan */
  async resolve(userId: string, planId: string, now = this.clock.now()): Promise<ReviewPlan> {
    const plan = await this.resolveIfAny(userId, planId, now);
    if (plan === undefined) throw notFound('review plan');
    return plan;
  }

  /**
   * Returns the plan, or undefined if the user has none with this id. Creates the default plan if that is
   * asked for and does not exist.
   */
  async resolveIfAny(userId: string, planId: string, now: Date): Promise<ReviewPlan | undefined> {
    if (planId === DEFAULT_PLAN_ID) return this.plans.ensureDefault(userId, now);
    return isUuid(planId) ? this.plans.find(userId, planId, now) : undefined;
  }

  /**
   * Creates the default plan if it does not exist, and returns it among the user's other plans.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN`
   */
  async listWithDefault(userId: string, query: PageQuery): Promise<Page<ReviewPlan>> {
    const now = this.clock.now();
    await this.plans.ensureDefault(userId, now);
    return this.newestFirst.page(['review-plans', userId], query, (cursor, limit) =>
      this.plans.list(userId, now, cursor, limit),
    );
  }

  /** Creates a plan. @throws ApiError 400 `INVALID_FILTER` or `TOO_MANY_PLANS`; 404 for a wordbook */
  async create(userId: string, request: CreateReviewPlanRequest): Promise<ReviewPlan> {
    const edit = editOf(request);
    demandFilter(edit);
    await this.demandReadable(userId, edit.wordbookIds);
    const at = this.clock.now();
    await this.plans.ensureDefault(userId, at);
    const id = randomUUID();
    const plan = { ...NEW_PLAN, ...definedOnly(edit), id, userId, name: request.name };
    const isCreated = await this.edits.create(plan, at);
    if (isCreated) return this.resolve(userId, id, at);
    throw failedPrecondition('TOO_MANY_PLANS', TOO_MANY_PLANS);
  }

  /** Edits a plan. @throws ApiError 400 `INVALID_FILTER` or `INVALID_CHARACTER`; 404 for the plan or a wordbook */
  async edit(userId: string, planId: string, request: EditReviewPlanRequest): Promise<ReviewPlan> {
    const edit = editOf(request);
    demandFilter(edit);
    const at = this.clock.now();
    const plan = await this.resolve(userId, planId, at);
    demandVisibleName(edit.name, plan.name);
    // Only added wordbooks are checked: those of the plan may have been deleted or become private.
    await this.demandReadable(
      userId,
      edit.wordbookIds?.filter((id) => !plan.wordbookIds.includes(id)),
    );
    const edited = await this.edits.edit(plan, edit, at);
    if (edited === undefined) throw notFound('review plan');
    return edited;
  }

  /** Deletes a plan. @throws ApiError 404; 400 `DEFAULT_PLAN` */
  async delete(userId: string, planId: string): Promise<void> {
    const plan = await this.resolve(userId, planId);
    if (plan.isDefault)
      throw failedPrecondition('DEFAULT_PLAN', 'The default plan can be edited but not deleted');
    if (!(await this.edits.delete(plan))) throw notFound('review plan');
  }

  private async demandReadable(userId: string, wordbookIds: readonly string[] = []) {
    const missing = await this.wordbooks.missing(userId, wordbookIds);
    if (missing.length > 0) throw notFound('wordbook', { wordbook_ids: missing });
  }
}

function demandFilter({ filter = '' }: PlanEdit): void {
  compileWordFilter(filter, new SqlParameters());
}

const NEW_PLAN = {
  description: '',
  filter: '',
  wordbookIds: [],
  questionTypes: [],
  pausedUntil: null,
  ...PLAN_DEFAULTS,
} satisfies PlanEdit;

function editOf(request: EditReviewPlanRequest): PlanEdit {
  const { wordbook_ids: wordbookIds } = request;
  return {
    name: request.name,
    description: request.description,
    filter: request.filter,
    wordbookIds: wordbookIds && [...new Set(wordbookIds.map((id) => id.toLowerCase()))],
    questionTypes: request.question_types,
    dailyNewLimit: request.daily_new_limit,
    dailyReviewLimit: request.daily_review_limit,
    desiredRetention: request.desired_retention,
    pausedUntil: request.paused_until,
  };
}

function definedOnly(edit: PlanEdit): {
  [Member in keyof PlanEdit]: Exclude<PlanEdit[Member], undefined>;
} {
  const defined = Object.entries(edit).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as ReturnType<typeof definedOnly>;
}
