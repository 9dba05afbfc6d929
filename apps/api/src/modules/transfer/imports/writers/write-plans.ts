import { ApiError } from '../../../../platform/http/api-error.js';
import { compileWordFilter, SqlParameters } from '../../../learning/index.js';
import { importPlan } from '../../../review/index.js';
import { derivedId } from '../derived-id.js';
import { COMES_TWICE, errorOf } from '../item-check.js';
import type { ItemOf, WriteContext, Writer } from './write-context.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Adds review plans; their filters and lists name the wordbooks as they are called here. */
export const writePlans: Writer<'review_plans'> = async (context, items) => {
  for (const item of items) {
    try {
      await writePlan(context, item);
    } catch (error) {
      // A filter of a later version, or one that was changed by hand.
      if (!(error instanceof ApiError)) throw error;
      context.faults.add(...error.details.map((detail) => errorOf(item, detail)));
    }
  }
};

async function writePlan(context: WriteContext, item: ItemOf<'review_plans'>): Promise<void> {
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
    // Those that the user may not read, or that are not here, stay: no word is found by them.
    wordbookIds: [...new Set(value.wordbook_ids.map(here))],
    questionTypes: value.question_types,
    dailyNewLimit: value.daily_new_limit,
    dailyReviewLimit: value.daily_review_limit,
    desiredRetention: value.desired_retention,
    isDefault: value.is_default,
    createdAt: value.created_at,
    updatedAt: value.updated_at,
  });
  const description = 'You already have 100 review plans; delete one first';
  if (id !== undefined) await ids.add('plan', [{ oldId: value.id, id, isNew: true }]);
  else faults.add(errorOf(item, { reason: 'TOO_MANY_PLANS', description }));
}
