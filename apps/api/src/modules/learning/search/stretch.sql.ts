import { LIMITS } from '@wordgrove/contracts';
import type { Cursor } from '../../../platform/http/page-token.js';
import type { SqlText } from '../../../platform/database/statement.js';
import type { ASTNode } from '../filter/cel.js';
import { compileCondition } from '../filter/condition.sql.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import { compileOperand } from '../filter/operand.sql.js';
import { beyond, orderSql, spanParts, sortSql, type Span } from '../order/keyset.sql.js';
import { hasIndex, indexedPart, type SortTerm } from '../order/word-order.js';
import type { SqlParameters } from '../sql-parameters.js';
import { wordColumn } from '../word-column.sql.js';
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

/** The value by which the first word of a stretch is sorted first, and all by which an index sorts the last one, as text. */
export interface Ends {
  first: string | null;
  last: string[] | null;
}

/** Returns a statement that selects the {@link Ends} of a stretch. They are null if there are fewer words. */
export function endsOf(listing: Listing, parameters: SqlParameters): SqlText<Ends> {
  const sorts = indexedPart(listing.order);
  const keys = { columns: sorts.map(({ property }) => wordColumn(property)).join(', ') };
  const from = `from ${wordsOf(listing, {}, { ...keys, limit: STRETCH }, parameters)}
    order by ${orderSql(sorts)}`;
  const values = sorts.map((term) => `${sortSql(term).value}::text`);
  return `select first.value as first, last.values as last
    from (select ${values[0]} as value ${from} limit 1) first
    left join (select array[${values.join(', ')}] as values ${from} limit 1 offset ${STRETCH - 1}) last
      on true`;
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
  return firstWords(listing, { upTo: end, limit: 3 * STRETCH }, parameters);
}

/** Returns SQL that selects the first words after the cursor, in the order of an index, up to a place. */
export function firstWords(
  listing: Listing,
  { upTo, limit }: Pick<Span, 'upTo'> & { limit: number },
  parameters: SqlParameters,
): string {
  return `select * from ${wordsOf(listing, { upTo }, { columns: '*', limit }, parameters)}
    order by ${orderSql(indexedPart(listing.order))} limit ${limit}`;
}

/** Returns what stands after `from` to select words after the cursor. They are read in the order of an index. */
function wordsOf(
  listing: Listing,
  { upTo }: Pick<Span, 'upTo'>,
  { columns, limit }: { columns: string; limit: number },
  parameters: SqlParameters,
): string {
  const { userId, order, cursor } = listing;
  const { from, others } = indexedConditions(listing, parameters);
  const common = [`learned_words.user_id = ${parameters.add(userId)}`, ...others];
  const span = { after: cursor ?? undefined, upTo, from };
  const parts = partsOf(order, span, parameters);
  const words = parts.map((part) => `learned_words where ${[...common, ...part].join(' and ')}`);
  if (words.length === 1) return words[0] as string;
  const inOrder = `order by ${orderSql(order)} limit ${limit}`;
  return `(${words.map((each) => `(select ${columns} from ${each} ${inOrder})`).join(' union all ')}) learned_words`;
}

// Words of the same value of the first field are sorted by the others, which most orders have no index for.
function partsOf(order: readonly SortTerm[], span: Span, parameters: SqlParameters): string[][] {
  if (hasIndex(order)) return spanParts(order, span, parameters);
  const { after, upTo } = span;
  const [leading] = order;
  const { value, bind } = sortSql(leading);
  const [further, nearer] = leading?.descending ? ['<=', '>'] : ['>=', '<'];
  const bound = (operator: string, place: Cursor) =>
    `${value} ${operator} ${bind(parameters.add(place[0]))}`;
  return [[...(after ? [bound(further, after)] : []), ...(upTo ? [bound(nearer, upTo)] : [])]];
}

// Not only words that meet them: never reviewed words count as reviewed before all others.
/** Returns conditions that words meet, of which an index that has their order knows, and with a cursor, where they begin. */
function indexedConditions(
  { condition, order, cursor }: Listing,
  parameters: SqlParameters,
): { others: string[]; from: string[] } {
  if (condition === undefined) return { others: [], from: [] };
  const [leading] = order;
  const parts = conjunctsOf(condition).map((node) => ({ node, tested: testedField(node) }));
  const target = { fields: WORD_FIELDS, parameters };
  const bounds = parts.flatMap(({ tested }) => {
    if (tested?.name !== leading?.name || !COMPARISON.test(tested?.test.operator ?? '')) return [];
    const { test, constant } = tested as Required<NonNullable<typeof tested>>;
    const operand = compileOperand(constant, target);
    return operand === undefined ? [] : [{ operator: test.operator, sql: operand.sql }];
  });
  const kind = leading?.name === 'created_at' && parts.find(({ tested }) => isKind(tested));
  const begins = ({ operator }: { operator: string }) =>
    cursor !== null && order.length === 2 && operator.startsWith(beyond(leading));
  const others = bounds
    .filter((bound) => !begins(bound))
    .map(({ operator, sql }) => `${sortSql(leading).value} ${operator.replace('==', '=')} ${sql}`);
  return {
    from: bounds.filter(begins).map(({ sql }) => sql),
    others: kind ? [...others, compileCondition(kind.node, target)] : others,
  };
}

const COMPARISON = /^([<>]=?|==)$/;

/** The indexes by the time of collecting have languages, and new words. */
function isKind(tested: ReturnType<typeof testedField>): boolean {
  if (tested?.test.operator !== '==') return false;
  return tested.name === 'language' || (tested.name === 'state' && tested.test.value === 'NEW');
}
