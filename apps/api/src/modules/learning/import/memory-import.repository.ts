import type { SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import type { FitToExport } from '../export/memory-export.repository.js';
import { FittedWeightsEntity } from '../memory/fitted-weights.entity.js';
import type { MemoryParametersRow } from '../memory/memory-parameters.js';

const ADD_PARAMETERS = statement<never>(
  'memory-parameters.import',
  `insert into memory_parameters (user_id, desired_retention, weights, updated_at)
   values ($1, $2, $3, $4) on conflict (user_id) do nothing`,
);

const ADD_FIT = namedStatement<FitToExport & { userId: string }>(
  'fitted-weights.import',
  ($) => `insert into fitted_weights (id, user_id, weights, review_count, default_log_loss,
     fitted_log_loss, adopted, fitted_at)
   values (${$.id}, ${$.userId}, ${$.weights}, ${$.reviewCount}, ${$.defaultLogLoss},
     ${$.fittedLogLoss}, ${$.adopted}, ${$.fittedAt})
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
