import { selectOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { FittedWeightsEntity } from '../memory/fitted-weights.entity.js';
import { MemoryParametersEntity } from '../memory/memory-parameters.entity.js';
import type { MemoryParametersRow } from '../memory/memory-parameters.js';

const FIT = [
  'id',
  'weights',
  'reviewCount',
  'defaultLogLoss',
  'fittedLogLoss',
  'adopted',
  'fittedAt',
] as const;

/** One fit of weights, as it is kept. */
export type FitToExport = Pick<FittedWeightsEntity, (typeof FIT)[number]>;

/** What schedules the user's words, if that was ever changed. */
export async function readParameters(
  sql: SqlExecutor,
  userId: string,
): Promise<(MemoryParametersRow & Pick<MemoryParametersEntity, 'updatedAt'>) | undefined> {
  const stored = await sql.manager.findOneBy(MemoryParametersEntity, { userId });
  if (stored === null) return undefined;
  const { desiredRetention: retention, weights, updatedAt } = stored;
  return { retention, weights, updatedAt };
}

/** All fits of weights to the user's reviews, the oldest first. */
export function readFits(sql: SqlExecutor, userId: string): Promise<FitToExport[]> {
  return sql.manager.find(FittedWeightsEntity, {
    select: selectOf(FIT),
    where: { userId },
    order: { fittedAt: 'ASC', id: 'ASC' },
  });
}
