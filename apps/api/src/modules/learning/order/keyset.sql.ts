import type { Cursor } from '../../../platform/http/page-token.js';
import type { SqlParameters } from '../sql-parameters.js';
import { wordColumn } from '../word-column.sql.js';
import { beforeAll } from './before-all.js';
import type { SortProperty, SortTerm } from './word-order.js';

/** SQL by which words are sorted. It is never null. */
export interface SortSql {
  /** The value of a word. */
  value: string;
  /** Returns the same SQL around the placeholder of a cursor's value. */
  bind(placeholder: string): string;
}

const sortBy = (property: SortProperty, type: string): SortSql => ({
  value: wordColumn(property),
  bind: (placeholder) => `${placeholder}::${type}`,
});

// A word that was never reviewed counts as reviewed before all others.
const orEarliest = ({ value, bind }: SortSql): SortSql => ({
  value: `coalesce(${value}, '-infinity'::timestamptz)`,
  bind: (placeholder) => `coalesce(${bind(placeholder)}, '-infinity'::timestamptz)`,
});

const SORT_SQL: Readonly<Record<SortProperty, SortSql>> = {
  createdAt: sortBy('createdAt', 'timestamptz'),
  updatedAt: sortBy('updatedAt', 'timestamptz'),
  nextReviewAt: sortBy('nextReviewAt', 'timestamptz'),
  lastReviewedAt: orEarliest(sortBy('lastReviewedAt', 'timestamptz')),
  masteryLevel: sortBy('masteryLevel', 'smallint'),
  term: sortBy('term', 'text'),
  id: sortBy('id', 'uuid'),
};

/** Returns the SQL by which words are sorted by a term. */
export const sortSql = (term: SortTerm | undefined): SortSql => SORT_SQL[term?.property ?? 'id'];

const valueOf = ({ property }: SortTerm): string => SORT_SQL[property].value;

/** Returns the `order by` list. */
export function orderSql(terms: readonly SortTerm[]): string {
  return terms.map((term) => `${valueOf(term)} ${term.descending ? 'desc' : 'asc'}`).join(', ');
}

/** Returns the condition that a word comes after the cursor. */
export function afterCursor(
  terms: readonly SortTerm[],
  cursor: Cursor,
  parameters: SqlParameters,
): string {
  const bounds = terms.map(({ property }, index) =>
    SORT_SQL[property].bind(parameters.add(cursor[index])),
  );
  return isOneWay(terms) ? rowComparison(terms, bounds) : mixedComparison(terms, bounds);
}

// The database scans an index on these columns from the cursor on.
function rowComparison(terms: readonly SortTerm[], bounds: readonly string[]): string {
  const columns = terms.map(valueOf).join(', ');
  return `(${columns}) ${beyond(terms[0])} (${bounds.join(', ')})`;
}

// An index scan begins at the first bound, although the rest says the same.
function mixedComparison(terms: readonly SortTerm[], bounds: readonly string[]): string {
  const [leading] = terms;
  const from = `${leading && valueOf(leading)} ${beyond(leading)}= ${bounds[0]}`;
  return `(${from} and ${stepwise(terms, bounds)})`;
}

/** Returns a row comparison for columns that are sorted in different directions. */
function stepwise([term, ...rest]: readonly SortTerm[], bounds: readonly string[]): string {
  const [bound, ...others] = bounds;
  const value = term && valueOf(term);
  const further = `${value} ${beyond(term)} ${bound}`;
  if (rest.length === 0) return further;
  return `(${further} or (${value} = ${bound} and ${stepwise(rest, others)}))`;
}

/** A part of the words in an order: those after one place, up to another one. */
export interface Span {
  after?: Cursor | undefined;
  upTo?: Cursor | undefined;
  /** SQL of values of the first field. The words before any of them are not wanted. */
  from?: readonly string[];
}

/**
 * Returns the conditions of the words of a span, as parts that follow one another. Of an index that has the words in this
 * order, the database reads each part from its beginning to its end, and nothing else.
 */
export function spanParts(
  terms: readonly SortTerm[],
  { after, upTo, from = [] }: Span,
  parameters: SqlParameters,
): string[][] {
  const [start, end] = [after, upTo].map((place) => place && placeSql(terms, place, parameters));
  if (isOneWay(terms))
    return [within(terms, start && furthest(terms, start, from, parameters), end)];
  const [[leading], rest] = [terms, terms.slice(1)];
  const value = leading && valueOf(leading);
  const at = (place: readonly string[]) => `${value} = ${place[0]}`;
  if (start && end && String(after?.[0]) === String(upTo?.[0]))
    return [[at(start), ...within(rest, start.slice(1), end.slice(1))]];
  const between = [
    ...(start ? [`${value} ${beyond(leading)} ${start[0]}`] : []),
    ...(end ? [`${value} ${before(leading)} ${end[0]}`] : []),
  ];
  return [
    ...(start ? [[at(start), ...within(rest, start.slice(1))]] : []),
    between,
    ...(end ? [[at(end), ...within(rest, undefined, end.slice(1))]] : []),
  ];
}

type Terms = readonly SortTerm[];
type PlaceSql = readonly string[];

function placeSql(terms: Terms, place: Cursor, parameters: SqlParameters): string[] {
  return terms.map(({ property }, at) => SORT_SQL[property].bind(parameters.add(place[at])));
}

function within(terms: Terms, start?: PlaceSql, end?: PlaceSql): string[] {
  const columns = `(${terms.map(valueOf).join(', ')})`;
  return [
    ...(start ? [`${columns} ${beyond(terms[0])} (${start.join(', ')})`] : []),
    ...(end ? [`${columns} ${before(terms[0])}= (${end.join(', ')})`] : []),
  ];
}

// An index scan begins at a row comparison, even if another condition excludes the words that it comes to first.
function furthest(
  terms: Terms,
  start: PlaceSql,
  from: readonly string[],
  parameters: SqlParameters,
): PlaceSql {
  if (from.length === 0) return start;
  const [leading, ...rest] = terms;
  const [first, ...others] = start;
  const collation = leading?.property === 'term' ? ' collate "C"' : '';
  const further = leading?.descending ? 'least' : 'greatest';
  const wanted = `${further}(${from.map((each) => each + collation).join(', ')})`;
  const isWanted = `${first}${collation} ${beyond(leading)}= ${wanted}`;
  const ids = rest.map((term, at) => {
    const least = SORT_SQL[term.property].bind(parameters.add(beforeAll(term)));
    return `case when ${isWanted} then ${others[at]} else ${least} end`;
  });
  return [`${further}(${first}${collation}, ${wanted})`, ...ids];
}

function isOneWay(terms: readonly SortTerm[]): boolean {
  return terms.every(({ descending }) => descending === terms[0]?.descending);
}

function before(term: SortTerm | undefined): '<' | '>' {
  return beyond(term) === '<' ? '>' : '<';
}

/** Returns the operator of the values that follow in the order of a term. */
export function beyond(term: SortTerm | undefined): '<' | '>' {
  return term?.descending ? '<' : '>';
}
