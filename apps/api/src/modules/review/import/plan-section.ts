import { LIMITS } from '@wordgrove/contracts';
import type { ExportedPlan } from '@wordgrove/dto';
import type { CheckedItem } from '../../../platform/files/checked-item.js';
import { derivedId } from '../../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf, type ImportError } from '../../../platform/files/import-fault.js';
import type {
  CheckContext,
  ImportSection,
  WriteContext,
} from '../../../platform/files/import-section.js';
import { idHere, noteRenamed } from '../../../platform/files/renamed-ids.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { compileWordFilter, findParameters, SqlParameters } from '../../learning/index.js';
import { TOO_MANY_PLANS } from '../review-plans/review-plan.js';
import { noteDefault } from './plans-of-import.js';
import {
  alignDefaultPlan,
  countPlans,
  importPlan,
  lockDefaultPlan,
  plansHere,
} from './plan-import.repository.js';
import { PLAN_SHAPE } from './shapes.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const WORDBOOKS = 'wordbooks';

/** The section of review plans. Their filters and lists name wordbooks by the ids that these have here. */
export const PLAN_SECTION: ImportSection<ExportedPlan> = {
  ...PLAN_SHAPE,
  check: checkPlans,
  write: writePlans,
};

type PlanItem = CheckedItem<ExportedPlan>;

async function checkPlans(
  context: CheckContext,
  items: readonly PlanItem[],
): Promise<readonly PlanItem[]> {
  const passed: PlanItem[] = [];
  for (const item of items) {
    const faults = await faultsOf(context, item);
    if (faults.length === 0) passed.push(item);
    else context.faults.add(...faults);
  }
  return passed;
}

async function faultsOf(context: CheckContext, item: PlanItem): Promise<ImportError[]> {
  if (item.id === undefined) return [errorOf(item, COMES_TWICE)];
  try {
    compileWordFilter(item.value.filter, new SqlParameters());
  } catch (error) {
    // The filter may be of a later version, or somebody may have changed it by hand.
    if (!(error instanceof ApiError)) throw error;
    return error.details.map((detail) => errorOf(item, detail));
  }
  return (await hasRoom(context, item)) ? [] : [tooMany(item)];
}

/** Returns whether the user can have the plan, too, after those that come before it in the file. */
async function hasRoom({ sql, importer, shared }: CheckContext, { value }: PlanItem) {
  const { userId } = importer;
  const room = shared<{ left?: number }>('room for plans', () => ({}));
  room.left ??= LIMITS.plans - (await countPlans(sql, userId));
  const ids = [value.id.toLowerCase(), derivedId(userId, value.id)];
  const there = await plansHere(sql, userId, ids);
  const isThere = there.some(
    ({ id, isDefault }) => ids.includes(id) || (isDefault && value.is_default),
  );
  if (!isThere) room.left -= 1;
  return isThere || room.left >= 0;
}

async function writePlans(context: WriteContext, items: readonly PlanItem[]): Promise<void> {
  const { sql, importer } = context;
  const { userId } = importer;
  // As creating a plan does, so that each counts the plans of the other.
  await lockDefaultPlan(sql, userId);
  for (const item of items) await writePlan(context, item);
  const { desiredRetention } = await findParameters(sql, userId);
  await alignDefaultPlan(sql, userId, desiredRetention);
}

async function writePlan(context: WriteContext, item: PlanItem): Promise<void> {
  const { sql, importer } = context;
  const { value } = item;
  const wordbookHere = (id: string) => idHere(context, WORDBOOKS, id);
  const ownId = value.id.toLowerCase();
  const otherId = derivedId(importer.userId, ownId);
  const id = await importPlan(sql, {
    id: ownId,
    userId: importer.userId,
    otherId,
    name: value.name,
    description: value.description,
    filter: value.filter.replace(UUID, (named) => {
      const here = wordbookHere(named);
      return here === named.toLowerCase() ? named : here;
    }),
    // The ids of wordbooks that the user may not read, or that do not exist here, stay. They select no
    // word.
    wordbookIds: [...new Set(value.wordbook_ids.map(wordbookHere))],
    questionTypes: value.question_types,
    dailyNewLimit: value.daily_new_limit,
    dailyReviewLimit: value.daily_review_limit,
    desiredRetention: value.desired_retention,
    pausedUntil: value.paused_until ?? null,
    isDefault: value.is_default,
    createdAt: value.created_at,
    updatedAt: value.updated_at,
  });
  if (id === undefined) context.faults.add(tooMany(item));
  else if (id === otherId) noteRenamed(context, PLAN_SHAPE.name, ownId);
  else if (id !== ownId) noteDefault(context, ownId);
}

function tooMany(item: PlanItem): ImportError {
  return errorOf(item, { reason: 'TOO_MANY_PLANS', description: TOO_MANY_PLANS });
}
