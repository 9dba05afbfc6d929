import { LIMITS } from '@wordgrove/contracts';
import type { SqlText } from '../../../platform/database/statement.js';
import type { ASTNode } from '../filter/cel.js';
import { compileCondition } from '../filter/condition.sql.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import { afterCursor, orderSql } from '../order/keyset.sql.js';
import type { SqlParameters } from '../sql-parameters.js';
import { conjunctsOf, isFound } from './field-test.js';
import type { Listing } from './stretch.sql.js';

/** The number of words that indexes may find, for which it is looked whether they meet the whole filter. */
const FEW = LIMITS.pageReads / 2;

/** The first words of a page, if indexes find few words that may meet the filter. */
export interface Candidates {
  areFew: boolean;
  ids: string[];
}

/**
 * Lets a transaction find words only by what they have, and not one after the other: how many words of a user have it
 * is more than the planner can know.
 */
export const FIND_BY_INDEX = `set local enable_seqscan = off; set local enable_indexscan = off;
  set local enable_indexonlyscan = off`;

/** Returns the parts of a filter by which indexes find words. */
export function foundBy(condition: ASTNode | undefined): ASTNode[] {
  if (condition === undefined) return [];
  return conjunctsOf(condition).filter((node) => isFound(node, WORD_FIELDS));
}

/** Returns a statement that selects {@link Candidates}. It looks only at few of them. */
export function candidatesOf(
  { userId, condition, order, cursor }: Listing & { condition: ASTNode },
  limit: number,
  parameters: SqlParameters,
): SqlText<Candidates> {
  const target = { fields: WORD_FIELDS, parameters };
  const conditions = [
    `learned_words.user_id = ${parameters.add(userId)}`,
    ...foundBy(condition).map((node) => compileCondition(node, target)),
  ];
  const all = [
    compileCondition(condition, target),
    ...(cursor === null ? [] : [afterCursor(order, cursor, parameters)]),
  ];
  return `with candidates as materialized (
      select * from learned_words where ${conditions.join(' and ')} limit ${FEW + 1}
    )
    select (select count(*) from candidates) <= ${FEW} as "areFew",
      array(select id from candidates learned_words where ${all.join(' and ')}
        order by ${orderSql(order)} limit ${parameters.add(limit)}) as ids`;
}
