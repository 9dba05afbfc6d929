import type { Cursor } from '../../../platform/http/page-token.js';
import type { SqlParameters } from '../sql-parameters.js';
import { wordColumn } from '../word-column.sql.js';
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
  const oneWay = terms.every(({ descending }) => descending === terms[0]?.descending);
  return oneWay ? rowComparison(terms, bounds) : mixedComparison(terms, bounds);
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

/** Returns the operator of the values that follow in the order of a term. */
export function beyond(term: SortTerm | undefined): '<' | '>' {
  return term?.descending ? '<' : '>';
}
