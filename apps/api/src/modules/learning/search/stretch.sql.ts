import { LIMITS } from '@wordgrove/contracts';
import type { Cursor } from '../../../platform/http/page-token.js';
import type { SqlText } from '../../../platform/database/statement.js';
import type { ASTNode } from '../filter/cel.js';
import { compileCondition } from '../filter/condition.sql.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import { compileOperand } from '../filter/operand.sql.js';
import { afterCursor, beyond, orderSql, sortSql } from '../order/keyset.sql.js';
import type { SortTerm } from '../order/word-order.js';
import type { SqlParameters } from '../sql-parameters.js';
import { conjunctsOf, testedField } from './field-test.js';

/** The number of words that a page of a list looks at, one after the other in the order of the list. */
export const STRETCH = LIMITS.pageReads;

/** A list of words in an order, and the place after which a page begins. */
export interface Listing {
  userId: string;
  /** The filter, unless it is empty. */
  condition: ASTNode | undefined;
  order: readonly SortTerm[];
  cursor: Cursor | null;
}

/** The values of the first field, as text, of the first and of the last word. */
export interface Ends {
  first: string | null;
  last: string | null;
  /** The id of the last word. */
  id: string | null;
}

/** Returns conditions that words from the cursor on meet, of which an index that has their order knows. */
function conditionsOf(listing: Listing, parameters: SqlParameters): string[] {
  const { userId, order, cursor } = listing;
  return [
    `learned_words.user_id = ${parameters.add(userId)}`,
    // They come before the cursor, since a scan begins at the first bound.
    ...indexedConditions(listing, parameters),
    ...(cursor === null ? [] : [fromCursor(order, cursor, parameters)]),
  ];
}

/** Returns a statement that selects the {@link Ends} of a stretch. They are null if there are fewer words. */
export function endsOf(listing: Listing, parameters: SqlParameters): SqlText<Ends> {
  const from = `from learned_words where ${conditionsOf(listing, parameters).join(' and ')}
    order by ${indexOrder(listing)}`;
  const value = sortSql(listing.order[0]).value;
  return `select first.value as first, last.value as last, last.id
    from (select ${value}::text as value ${from} limit 1) first
    left join (select ${value}::text as value, learned_words.id ${from} limit 1 offset ${STRETCH - 1}) last on true`;
}

/**
 * Returns SQL that selects the words of a stretch up to its end, or all that follow. The limit tells the planner how few they
 * are, which it cannot estimate, and is never reached.
 */
export function stretchOf(
  listing: Listing,
  end: Cursor | undefined,
  parameters: SqlParameters,
): string {
  const conditions = conditionsOf(listing, parameters);
  if (end !== undefined) conditions.push(upTo(listing.order, end, parameters));
  return `select * from learned_words where ${conditions.join(' and ')}
    order by ${indexOrder(listing)} limit ${3 * STRETCH}`;
}

/** An index has the words in the order of one field, and the id after it. */
function indexOrder({ order }: Listing): string {
  return orderSql(order.length > 2 ? order.slice(0, 1) : order);
}

function upTo(order: readonly SortTerm[], end: Cursor, parameters: SqlParameters): string {
  const [leading] = order;
  const before = beyond(leading) === '<' ? '>' : '<';
  const sorts = order.length > 2 ? order.slice(0, 1) : order;
  const values = sorts.map((term) => sortSql(term).value);
  const bounds = sorts.map((term, at) => sortSql(term).bind(parameters.add(end[at])));
  return order.length > 2
    ? `${values[0]} ${before} ${bounds[0]}`
    : `(${values.join(', ')}) ${before}= (${bounds.join(', ')})`;
}

// Words of the same value of the first field are sorted by the others, which no index does.
function fromCursor(order: readonly SortTerm[], cursor: Cursor, parameters: SqlParameters): string {
  if (order.length === 2) return afterCursor(order, cursor, parameters);
  const { value, bind } = sortSql(order[0]);
  return `${value} ${beyond(order[0])}= ${bind(parameters.add(cursor[0]))}`;
}

// Not only words that meet them: never reviewed words count as reviewed before all others.
function indexedConditions(
  { condition, order, cursor }: Listing,
  parameters: SqlParameters,
): string[] {
  if (condition === undefined) return [];
  const [leading] = order;
  const parts = conjunctsOf(condition).map((node) => ({ node, tested: testedField(node) }));
  const target = { fields: WORD_FIELDS, parameters };
  const ranges = parts.flatMap(({ tested }) => {
    if (tested?.name !== leading?.name || !COMPARISON.test(tested?.test.operator ?? '')) return [];
    const { test, constant } = tested as Required<NonNullable<typeof tested>>;
    const operand = compileOperand(constant, target);
    if (operand !== undefined && isFurther(test.operator, leading) && cursor !== null)
      return [furthest(leading, operand.sql, cursor, parameters)];
    const operator = test.operator === '==' ? '=' : test.operator;
    return operand === undefined ? [] : [`${sortSql(leading).value} ${operator} ${operand.sql}`];
  });
  const kind = leading?.name === 'created_at' && parts.find(({ tested }) => isKind(tested));
  return kind ? [...ranges, compileCondition(kind.node, target)] : ranges;
}

/** Returns whether words that pass a comparison begin somewhere in the order. */
function isFurther(operator: string, leading: SortTerm | undefined): boolean {
  return operator.startsWith(beyond(leading));
}

// An index scan begins at one bound and tests the others, word by word.
function furthest(
  leading: SortTerm | undefined,
  bound: string,
  cursor: Cursor,
  parameters: SqlParameters,
): string {
  const { value, bind } = sortSql(leading);
  const collation = leading?.property === 'term' ? ' collate "C"' : '';
  const bounds = [bound, bind(parameters.add(cursor[0]))].map((each) => each + collation);
  const further = leading?.descending ? 'least' : 'greatest';
  return `${value} ${beyond(leading)}= ${further}(${bounds.join(', ')})`;
}

const COMPARISON = /^([<>]=?|==)$/;

/** The indexes by the time of collecting have languages, and new words. */
function isKind(tested: ReturnType<typeof testedField>): boolean {
  if (tested?.test.operator !== '==') return false;
  return tested.name === 'language' || (tested.name === 'state' && tested.test.value === 'NEW');
}
