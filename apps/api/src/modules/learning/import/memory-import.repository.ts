import { namesOf, valuesOf } from '../../../platform/database/records.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { FIT_TO_EXPORT, type FitToExport } from '../export/memory-export.repository.js';
import { FittedWeightsEntity } from '../memory/fitted-weights.entity.js';
import { MemoryParametersEntity } from '../memory/memory-parameters.entity.js';
import type { MemoryParametersRow } from '../memory/memory-parameters.js';

const PARAMETERS = ['userId', 'desiredRetention', 'weights', 'updatedAt'] as const;
const IMPORTED_FIT = [...FIT_TO_EXPORT, 'userId'] as const;

const ADD_PARAMETERS = statement<never>(
  'memory-parameters.import',
  `insert into memory_parameters (${namesOf(MemoryParametersEntity, PARAMETERS)})
   values ($1, $2, $3, $4) on conflict (user_id) do nothing`,
);

const ADD_FIT = namedStatement<FitToExport & { userId: string }>(
  'fitted-weights.import',
  ($) => `insert into fitted_weights (${namesOf(FittedWeightsEntity, IMPORTED_FIT)})
   values (${valuesOf(IMPORTED_FIT, $)})
   on conflict (id) do nothing`,
);

/** Sets the parameters that schedule the user's words, unless the user has set them already. */
export async function importParameters(
  sql: SqlExecutor,
  userId: string,
  { retention, weights, updatedAt }: MemoryParametersRow & { updatedAt: string },
): Promise<void> {
  await sql.execute(ADD_PARAMETERS, [userId, retention, weights, updatedAt]);
}

/** Adds a fit under its id or, if that id is taken, under the other one. */
export async function importFit(
  sql: SqlExecutor,
  userId: string,
  fit: FitToExport,
  otherId: string,
): Promise<void> {
  if (await sql.manager.existsBy(FittedWeightsEntity, { id: fit.id, userId })) return;
  const isAdded = (await sql.execute(ADD_FIT, { ...fit, userId })) > 0;
  if (!isAdded) await sql.execute(ADD_FIT, { ...fit, userId, id: otherId });
}
