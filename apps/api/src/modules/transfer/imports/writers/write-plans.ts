import type { ExportedPlan } from '@wordgrove/dto';
import { ApiError } from '../../../../platform/http/api-error.js';
import {
  compileWordFilter,
  findReadableWordbooks,
  SqlParameters,
} from '../../../learning/index.js';
import { importPlan } from '../../../review/index.js';
import { derivedId } from '../derived-id.js';
import type { ImportedId } from '../imported-ids.repository.js';
import { errorOf } from '../item-check.js';
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
  const named = [...value.wordbook_ids, ...(value.filter.match(UUID) ?? [])];
  const wordbooks = await ids.find('wordbook', named);
  const id = await importPlan(sql, {
    id: value.id,
    userId: importer.userId,
    otherId: derivedId(importer.userId, value.id),
    name: value.name,
    description: value.description,
    filter: value.filter.replace(UUID, (old) => wordbooks.get(old.toLowerCase())?.id ?? old),
    wordbookIds: await wordbookIdsOf(context, value, wordbooks),
    questionTypes: value.question_types,
    dailyNewLimit: value.daily_new_limit,
    dailyReviewLimit: value.daily_review_limit,
    desiredRetention: value.desired_retention,
    isDefault: value.is_default,
    createdAt: value.created_at,
    updatedAt: value.updated_at,
  });
  const description = 'There are 100 review plans; delete one first';
  if (id !== undefined) await ids.add('plan', [{ oldId: value.id, id, isNew: true }]);
  else faults.add(errorOf(item, { reason: 'TOO_MANY_PLANS', description }));
}

/**
 * The plan's wordbooks, but for those that this user may not read or that are not here. Where that
 * leaves none they all stay, and the plan finds nothing: without any it would be one of all words.
 */
async function wordbookIdsOf(
  { sql, importer }: WriteContext,
  { wordbook_ids: all }: ExportedPlan,
  wordbooks: ReadonlyMap<string, ImportedId>,
): Promise<string[]> {
  const here = [...new Set(all.map((old) => wordbooks.get(old.toLowerCase())?.id ?? old))];
  const readable = await findReadableWordbooks(sql, importer.userId, here);
  return readable.size > 0 ? here.filter((id) => readable.has(id)) : here;
}
