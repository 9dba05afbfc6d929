import { LIMITS } from '@wordgrove/contracts';
import type { SqlText } from '../../../platform/database/statement.js';
import { compileCondition } from '../filter/condition.sql.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import { compileOperand } from '../filter/operand.sql.js';
import type { SqlParameters } from '../sql-parameters.js';
import { lookUpWord, WORD_ID } from '../words.sql.js';
import type { TestedPart } from './sources.sql.js';

/** The number of words that indexes may find, for which it is looked whether they meet the whole filter. */
export const FEW = LIMITS.pageReads / 2;

/** The words that are kept of those that an index has found. */
export interface Candidates {
  /** True if the index found few words, so that these are all. */
  areFew: boolean;
  /** Null if there are many, unless some are wanted then, too. */
  ids: string[] | null;
}

/**
 * Lets a transaction find words only by what they have, and not one after the other: how many words of a user have it
 * is more than the planner can know.
 */
export const FIND_BY_INDEX = `set local enable_seqscan = off; set local enable_indexscan = off;
  set local enable_indexonlyscan = off`;

/** The words that a statement keeps of those that an index finds. */
export interface Kept {
  /** SQL over `learned_words`: a condition, which an order and a limit may follow. */
  kept: string;
  /** True if some words are wanted although the index finds many. */
  ifMany: boolean;
}

// The order lets the planner take no other index. By a constant, it would not sort, so that an equality has to be a range, too.
/** Returns a statement that selects {@link Candidates} from a range of an index. */
export function inRange(
  user: string,
  parts: readonly TestedPart[],
  kept: Kept,
  parameters: SqlParameters,
): SqlText<Candidates> {
  const target = { fields: WORD_FIELDS, parameters };
  const conditions = parts.map(({ node, field, tested }) => {
    if (tested.test.operator !== '==' || tested.constant === undefined)
      return compileCondition(node, target);
    const value = compileOperand(tested.constant, target)?.sql;
    return `${field.sql} >= ${value} and ${field.sql} <= ${value}`;
  });
  const sort = parts[0]?.field.sql;
  return `with found as materialized (
      select ${WORD_ID} from learned_words
      where ${[`learned_words.user_id = ${user}`, ...conditions].join(' and ')} order by ${sort} limit ${FEW + 1}
    )
    ${ifFew('found', `found ${lookUpWord('found.id')}`, kept)}`;
}

/** Returns a statement that selects {@link Candidates} by bitmaps of indexes. */
export function byBitmap(
  user: string,
  parts: readonly TestedPart[],
  kept: Kept,
  parameters: SqlParameters,
): SqlText<Candidates> {
  const target = { fields: WORD_FIELDS, parameters };
  const conditions = parts.map(({ node }) => compileCondition(node, target));
  return `with found as materialized (
      select * from learned_words
      where ${[`learned_words.user_id = ${user}`, ...conditions].join(' and ')} limit ${FEW + 1}
    )
    ${ifFew('found', 'found learned_words', kept)}`;
}

/**
 * Returns a statement that selects {@link Candidates} from the words that have one of the terms which SQL selects with its language.
 * They are looked up one by one, in the order of their index.
 */
export function withTerms(user: string, terms: string, kept: Kept): SqlText<Candidates> {
  const words = `(select distinct language, term_key from found order by language, term_key) terms
    cross join lateral (
      select * from learned_words
      where user_id = ${user} and language = terms.language and term_key = terms.term_key limit 1
    ) learned_words`;
  return `with found as materialized (${terms} limit ${FEW + 1}) ${ifFew('found', words, kept)}`;
}

const ifFew = (found: string, words: string, { kept, ifMany }: Kept): SqlText<Candidates> => {
  const ids = `array(select ${WORD_ID} from ${words} where ${kept})`;
  const areFew = `(select count(*) from ${found}) <= ${FEW}`;
  return `select ${areFew} as "areFew", ${ifMany ? ids : `case when ${areFew} then ${ids} end`} as ids`;
};
