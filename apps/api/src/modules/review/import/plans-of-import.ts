import { LIMITS } from '@wordgrove/contracts';
import type { WriteContext } from '../../../platform/files/import-section.js';
import { idHere } from '../../../platform/files/renamed-ids.js';
import { plansHere } from './plan-import.repository.js';
import { PLAN_SHAPE } from './shapes.js';

/** Notes that a plan of the file is the user's default plan here. */
export function noteDefault({ shared }: Pick<WriteContext, 'shared'>, id: string): void {
  const { ids } = defaultsOf({ shared });
  // A file that we have written has one. A file by hand may have more.
  if (ids.length < LIMITS.plans) ids.push(id.toLowerCase());
}

/** Returns the plans here for the ids of plans in the file. Those that are not here are missing. */
export async function findPlans(
  context: WriteContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { sql, importer, file } = context;
  const inFile = [...(await file.idsOf(PLAN_SHAPE.name, ids))];
  const defaults = defaultsOf(context).ids;
  const wanted = inFile.map((id) => [id, idHere(context, PLAN_SHAPE.name, id)] as const);
  const there = await plansHere(
    sql,
    importer.userId,
    wanted.map(([, here]) => here),
  );
  const known = new Set(there.map(({ id }) => id));
  const standard = there.find(({ isDefault }) => isDefault)?.id;
  return new Map(
    wanted.flatMap(([id, here]) => {
      const found = defaults.includes(id) ? standard : here;
      return found !== undefined && known.has(found) ? [[id, found] as const] : [];
    }),
  );
}

function defaultsOf({ shared }: Pick<WriteContext, 'shared'>): { ids: string[] } {
  return shared('default plans', () => ({ ids: [] }));
}
