import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { setRetention, waitForTurn } from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import { REVIEW_PLAN_SELECT } from './review-plan.sql.js';
import type { StoredPlan } from './review-plan.js';
import { ReviewPlanEntity } from './review-plan.entity.js';
import type { ReviewPlan } from './review-plan.js';

type Decisions = Pick<
  StoredPlan,
  | 'name'
  | 'description'
  | 'filter'
  | 'wordbookIds'
  | 'questionTypes'
  | 'dailyNewLimit'
  | 'dailyReviewLimit'
  | 'desiredRetention'
>;

/** The settings of a plan that a user changes. An undefined one stays as it is. */
export type PlanEdit = { [Decision in keyof Decisions]?: Decisions[Decision] | undefined };

/** A plan to create. */
export type NewPlan = Decisions & { id: string; userId: string };

/** Creates, edits and deletes review plans. */
@Injectable()
export class ReviewPlanEditRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Creates a plan. Returns false if the user already has as many plans as allowed. The default plan must
   * exist.
   */
  create(plan: NewPlan, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      // Plans of one user are created one after another, so that simultaneous ones are counted.
      await sql.row(LOCK_DEFAULT, [plan.userId]);
      return (await sql.execute(CREATE, { ...plan, at })) > 0;
    });
  }

  /** Edits a plan and returns it, or undefined if it is deleted. */
  edit(plan: ReviewPlan, edit: PlanEdit, at: Date): Promise<ReviewPlan | undefined> {
    const { id, userId, isDefault } = plan;
    const retention = isDefault ? edit.desiredRetention : undefined;
    return this.sql.transaction(async (sql) => {
      // An import holds the turn while it locks plans and parameters, in the order of its file.
      if (retention !== undefined) await waitForTurn(sql, userId);
      await sql.execute(EDIT, { ...decisionsOf(edit), id, userId, at });
      if (retention !== undefined) await this.reschedule(sql, userId, retention, at);
      return sql.row(FIND_EDITED, [userId, at, id]);
    });
  }

  /**
   * Deletes a plan, or returns false if it is deleted already. Its reviews stay, because the memory is
   * folded from them.
   */
  delete({ id, userId }: ReviewPlan): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      // An answer locks its flashcard before its plan, and deleting the plan deletes its flashcards.
      await waitForTurn(sql, userId);
      const { affected } = await sql.manager.delete(ReviewPlanEntity, {
        id,
        userId,
        isDefault: false,
      });
      return affected === 1;
    });
  }

  // The next review of every word follows from the default plan's retention.
  private async reschedule(sql: SqlExecutor, userId: string, retention: number, at: Date) {
    const isChanged = await setRetention(sql, userId, retention, at);
    if (isChanged) await refoldMemory(this.jobs, userId, sql);
  }
}

function decisionsOf(edit: PlanEdit): Unchanged {
  return {
    name: edit.name ?? null,
    description: edit.description ?? null,
    filter: edit.filter ?? null,
    wordbookIds: edit.wordbookIds ?? null,
    questionTypes: edit.questionTypes ?? null,
    dailyNewLimit: edit.dailyNewLimit ?? null,
    dailyReviewLimit: edit.dailyReviewLimit ?? null,
    desiredRetention: edit.desiredRetention ?? null,
  };
}

type Unchanged = { [Decision in keyof Decisions]: Decisions[Decision] | null };

const LOCK_DEFAULT = statement<{ id: string }>(
  'review-plan.lock-default',
  'select id from review_plans where user_id = $1 and is_default for no key update',
);

const CREATE = namedStatement<NewPlan & { at: Date }>(
  'review-plan.create',
  ($) => `insert into review_plans (id, user_id, name, description, filter, wordbook_ids,
     question_types, daily_new_limit, daily_review_limit, desired_retention, is_default,
     created_at, updated_at)
   select ${$.id}, ${$.userId}::uuid, ${$.name}, ${$.description}, ${$.filter}, ${$.wordbookIds},
     ${$.questionTypes}, ${$.dailyNewLimit}, ${$.dailyReviewLimit}, ${$.desiredRetention}, false,
     ${$.at}::timestamptz, ${$.at}::timestamptz
   where (select count(*) from review_plans where user_id = ${$.userId}::uuid) < ${LIMITS.plans}`,
);

const COLUMNS = `name, description, filter, wordbook_ids, question_types, daily_new_limit,
  daily_review_limit, desired_retention`;

const EDIT = namedStatement<Unchanged & { id: string; userId: string; at: Date }>(
  'review-plan.edit',
  ($) => {
    const edited = `coalesce(${$.name}, name), coalesce(${$.description}, description),
      coalesce(${$.filter}, filter), coalesce(${$.wordbookIds}, wordbook_ids),
      coalesce(${$.questionTypes}, question_types), coalesce(${$.dailyNewLimit}, daily_new_limit),
      coalesce(${$.dailyReviewLimit}, daily_review_limit),
      coalesce(${$.desiredRetention}, desired_retention)`;
    return `update review_plans set (${COLUMNS}) = (${edited}),
       updated_at = case when (${COLUMNS}) = (${edited}) then updated_at else ${$.at} end
     where id = ${$.id} and user_id = ${$.userId}`;
  },
);

const FIND_EDITED = statement<ReviewPlan>(
  'review-plan.find-edited',
  `${REVIEW_PLAN_SELECT} where p.user_id = $1 and p.id = $3`,
);
