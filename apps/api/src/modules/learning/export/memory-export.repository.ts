import { selectOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { FittedWeightsEntity } from '../memory/fitted-weights.entity.js';
import { MemoryParametersEntity } from '../memory/memory-parameters.entity.js';
import type { MemoryParametersRow } from '../memory/memory-parameters.js';

/** The properties of a {@link FitToExport}. */
export const FIT_TO_EXPORT = [
  'id',
  'weights',
  'reviewCount',
  'defaultLogLoss',
  'fittedLogLoss',
  'adopted',
  'fittedAt',
] as const;

/** One fit of the weights as it is stored. */
export type FitToExport = Pick<FittedWeightsEntity, (typeof FIT_TO_EXPORT)[number]>;

/** Returns the parameters that schedule the user's words if they were ever changed, or else undefined. */
export async function readParameters(
  sql: SqlExecutor,
  userId: string,
): Promise<(MemoryParametersRow & Pick<MemoryParametersEntity, 'updatedAt'>) | undefined> {
  const stored = await sql.manager.findOneBy(MemoryParametersEntity, { userId });
  if (stored === null) return undefined;
  const { desiredRetention: retention, weights, updatedAt } = stored;
  return { retention, weights, updatedAt };
}

/** Returns all fits of weights to the user's reviews, the oldest first. */
export function readFits(sql: SqlExecutor, userId: string): Promise<FitToExport[]> {
  return sql.manager.find(FittedWeightsEntity, {
    select: selectOf(FIT_TO_EXPORT),
    where: { userId },
    order: { fittedAt: 'ASC', id: 'ASC' },
  });
}
