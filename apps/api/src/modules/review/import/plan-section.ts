import type { ExportedPlan } from '@wordgrove/dto';
import { derivedId } from '../../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf } from '../../../platform/files/import-fault.js';
import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../../platform/files/import-section.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { compileWordFilter, SqlParameters } from '../../learning/index.js';
import { TOO_MANY_PLANS } from '../review-plans/review-plan.js';
import { importPlan } from './plan-import.repository.js';
import { PLAN_SHAPE } from './shapes.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The section of review plans. Their filters and lists name wordbooks by the ids that these have here. */
export const PLAN_SECTION: ImportSection<ExportedPlan> = {
  ...PLAN_SHAPE,
  write: writePlans,
};

type PlanItem = CheckedItem<ExportedPlan>;

async function writePlans(context: ImportContext, items: readonly PlanItem[]): Promise<void> {
  for (const item of items) {
    try {
      await writePlan(context, item);
    } catch (error) {
      // The filter may be of a later version, or somebody may have changed it by hand.
      if (!(error instanceof ApiError)) throw error;
      context.faults.add(...error.details.map((detail) => errorOf(item, detail)));
    }
  }
}

async function writePlan(context: ImportContext, item: PlanItem): Promise<void> {
  const { sql, importer, ids, faults } = context;
  const { value } = item;
  compileWordFilter(value.filter, new SqlParameters());
  if ((await ids.find('plan', [value.id])).size > 0) {
    faults.add(errorOf(item, COMES_TWICE));
    return;
  }
  const named = [...value.wordbook_ids, ...(value.filter.match(UUID) ?? [])];
  const wordbooks = await ids.find('wordbook', named);
  const here = (old: string) => wordbooks.get(old.toLowerCase())?.id ?? old.toLowerCase();
  const id = await importPlan(sql, {
    id: value.id,
    userId: importer.userId,
    otherId: derivedId(importer.userId, value.id),
    name: value.name,
    description: value.description,
    filter: value.filter.replace(UUID, (old) => wordbooks.get(old.toLowerCase())?.id ?? old),
    // The ids of wordbooks that the user may not read, or that do not exist here, stay. They select no
    // word.
    wordbookIds: [...new Set(value.wordbook_ids.map(here))],
    questionTypes: value.question_types,
    dailyNewLimit: value.daily_new_limit,
    dailyReviewLimit: value.daily_review_limit,
    desiredRetention: value.desired_retention,
    isDefault: value.is_default,
    createdAt: value.created_at,
    updatedAt: value.updated_at,
  });
  const description = TOO_MANY_PLANS;
  if (id !== undefined) await ids.add('plan', [{ oldId: value.id, id, isNew: true }]);
  else faults.add(errorOf(item, { reason: 'TOO_MANY_PLANS', description }));
}
