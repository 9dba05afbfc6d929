import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { MemoryParametersRow } from '../memory/memory-parameters.sql.js';

/** One fit of weights, as it is kept. */
export interface FitToExport {
  id: string;
  weights: number[];
  reviewCount: number;
  defaultLogLoss: number;
  fittedLogLoss: number;
  adopted: boolean;
  fittedAt: string;
}

/** What schedules the user's words, if that was ever changed. */
export function readParameters(
  sql: SqlExecutor,
  userId: string,
): Promise<(MemoryParametersRow & { updatedAt: string }) | undefined> {
  return sql.row(
    `select desired_retention as retention, weights, updated_at as "updatedAt"
     from memory_parameters where user_id = $1`,
    [userId],
  );
}

/** All fits of weights to the user's reviews, the oldest first. */
export function readFits(sql: SqlExecutor, userId: string): Promise<FitToExport[]> {
  return sql.rows(
    `select id, weights, review_count as "reviewCount", default_log_loss as "defaultLogLoss",
       fitted_log_loss as "fittedLogLoss", adopted, fitted_at as "fittedAt"
     from fitted_weights where user_id = $1 order by fitted_at, id`,
    [userId],
  );
}
