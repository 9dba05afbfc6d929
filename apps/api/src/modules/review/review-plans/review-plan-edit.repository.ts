import { Injectable } from '@nestjs/common';
import { columnOf, columnsOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { setRetention, waitForTurn } from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import { ADD_PLAN, selectPlan, SETTING_COLUMNS } from './review-plan.sql.js';
import { ReviewPlanEntity } from './review-plan.entity.js';
import { PLAN_SETTINGS, type PlanSettings, type ReviewPlan } from './review-plan.js';

/** The settings of a plan that a user changes. An undefined one stays as it is. */
export type PlanEdit = { [Setting in keyof PlanSettings]?: PlanSettings[Setting] | undefined };

/** A plan to create. */
export type NewPlan = PlanSettings & { id: string; userId: string };

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
    return this.sql.transactionOf(plan.userId, async (sql) => {
      // Plans of one user are created one after another, so that simultaneous ones are counted.
      await sql.row(LOCK_DEFAULT, [plan.userId]);
      const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
      return (await sql.execute(ADD_PLAN, { ...plan, ...times, isDefault: false })) > 0;
    });
  }

  /** Edits a plan and returns it, or undefined if it is deleted. */
  edit(plan: ReviewPlan, edit: PlanEdit, at: Date): Promise<ReviewPlan | undefined> {
    const { id, userId, isDefault } = plan;
    const retention = isDefault ? edit.desiredRetention : undefined;
    return this.sql.transactionOf(userId, async (sql) => {
      // An import holds the turn while it locks plans and parameters, in the order of its file.
      if (retention !== undefined) await waitForTurn(sql, userId);
      await sql.execute(EDIT, { ...settingsOf(edit), id, userId, at });
      if (retention !== undefined) await this.reschedule(sql, userId, retention, at);
      return sql.row(FIND_EDITED, [userId, at, id]);
    });
  }

  /**
   * Deletes a plan, or returns false if it is deleted already. Its reviews stay, because the memory is
   * folded from them.
   */
  delete({ id, userId }: ReviewPlan): Promise<boolean> {
    return this.sql.transactionOf(userId, async (sql) => {
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

/** The value that ends a pause. Null leaves the setting as it is. */
const NO_PAUSE = '-infinity';

function settingsOf(edit: PlanEdit): Unchanged {
  const pausedUntil = edit.pausedUntil === null ? NO_PAUSE : edit.pausedUntil;
  const values = { ...edit, pausedUntil };
  const settings = PLAN_SETTINGS.map((setting) => [setting, values[setting] ?? null] as const);
  return Object.fromEntries(settings) as Unchanged;
}

type Unchanged = { [Setting in keyof PlanSettings]: PlanSettings[Setting] | null };

const LOCK_DEFAULT = statement<Pick<ReviewPlanEntity, 'id'>>(
  'review-plan.lock-default',
  `select ${columnsOf(ReviewPlanEntity, ['id'])} from review_plans
   where user_id = $1 and is_default for no key update`,
);

const EDITED = PLAN_SETTINGS.map(
  (setting) => [setting, columnOf(ReviewPlanEntity, setting)] as const,
);

const EDIT = namedStatement<Unchanged & { id: string; userId: string; at: Date }>(
  'review-plan.edit',
  ($) => {
    const edited = EDITED.map(([setting, column]) => {
      const value = `coalesce(${$[setting]}, ${column})`;
      return setting === 'pausedUntil' ? `nullif(${value}, '${NO_PAUSE}')` : value;
    }).join(', ');
    return `update review_plans set (${SETTING_COLUMNS}) = (${edited}),
       updated_at = case when (${SETTING_COLUMNS}) is not distinct from (${edited}) then updated_at else ${$.at} end
     where id = ${$.id} and user_id = ${$.userId}`;
  },
);

const FIND_EDITED = statement<ReviewPlan>(
  'review-plan.find-edited',
  `${selectPlan('$2')} where p.user_id = $1 and p.id = $3`,
);
