import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  DEFAULT_PARAMETERS,
  DEFAULT_RETENTION,
  parametersOf,
  type MemoryParametersRow,
} from './memory-parameters.js';
import { MEMORY_PARAMETER_COLUMNS } from './memory-parameters.sql.js';

const FIND = statement<MemoryParametersRow>(
  'memory-parameters.find',
  `select ${MEMORY_PARAMETER_COLUMNS} from memory_parameters where user_id = $1`,
);

const SET_RETENTION = statement<never>(
  'memory-parameters.set-retention',
  `insert into memory_parameters (user_id, desired_retention, updated_at) values ($1, $2, $3)
   on conflict (user_id) do update
     set desired_retention = excluded.desired_retention, updated_at = excluded.updated_at
     where memory_parameters.desired_retention <> excluded.desired_retention`,
);

const SET_WEIGHTS = statement<never>(
  'memory-parameters.set-weights',
  `insert into memory_parameters (user_id, desired_retention, weights, updated_at)
   values ($1, ${DEFAULT_RETENTION}, $2, $3)
   on conflict (user_id) do update
     set weights = excluded.weights, updated_at = excluded.updated_at`,
);

/** Reads the parameters that schedule each learner's words. */
@Injectable()
export class MemoryParametersRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string): Promise<SchedulingParameters> {
    return findParameters(this.sql, userId);
  }
}

/** Returns the parameters that schedule a learner's words. */
export async function findParameters(
  sql: SqlExecutor,
  userId: string,
): Promise<SchedulingParameters> {
  const row = await sql.row(FIND, [userId]);
  return row === undefined ? DEFAULT_PARAMETERS : parametersOf(row);
}

/**
 * Sets the desired retention within a transaction. Afterwards the learner's words have to be folded again.
 * Returns false if the retention did not change.
 */
export async function setRetention(
  sql: SqlExecutor,
  userId: string,
  desiredRetention: number,
  at: Date,
): Promise<boolean> {
  return (await sql.execute(SET_RETENTION, [userId, desiredRetention, at])) > 0;
}

/** Sets the weights within a transaction. Afterwards the learner's words have to be folded again. */
export async function setWeights(
  sql: SqlExecutor,
  userId: string,
  weights: readonly number[] | null,
  at: Date,
): Promise<void> {
  await sql.execute(SET_WEIGHTS, [userId, weights, at]);
}
