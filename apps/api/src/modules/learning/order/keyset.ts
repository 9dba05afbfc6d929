import type { Cursor } from '../../../platform/http/page-token.js';
import type { SqlParameters } from '../sql-parameters.js';
import type { SortableWord, SortTerm } from './word-order.js';

/** Returns the `order by` list. */
export function orderSql(terms: readonly SortTerm[]): string {
  return terms
    .map(({ field, descending }) => `${field.sql} ${descending ? 'desc' : 'asc'}`)
    .join(', ');
}

/** Returns the cursor at which the page after this word begins. */
export function cursorAfter(word: SortableWord, terms: readonly SortTerm[]): Cursor {
  return terms.map(({ field }) => field.read(word));
}

/** Returns the condition that a word comes after the cursor. */
export function afterCursor(
  terms: readonly SortTerm[],
  cursor: Cursor,
  parameters: SqlParameters,
): string {
  const bounds = terms.map(({ field }, index) => field.bind(parameters.add(cursor[index])));
  const oneWay = terms.every(({ descending }) => descending === terms[0]?.descending);
  return oneWay ? rowComparison(terms, bounds) : stepwise(terms, bounds);
}

// The database scans an index on these columns from the cursor on.
function rowComparison(terms: readonly SortTerm[], bounds: readonly string[]): string {
  const columns = terms.map(({ field }) => field.sql).join(', ');
  return `(${columns}) ${beyond(terms[0])} (${bounds.join(', ')})`;
}

/** Returns a row comparison for columns that are sorted in different directions. */
function stepwise([term, ...rest]: readonly SortTerm[], bounds: readonly string[]): string {
  const [bound, ...others] = bounds;
  const further = `${term?.field.sql} ${beyond(term)} ${bound}`;
  if (rest.length === 0) return further;
  return `(${further} or (${term?.field.sql} = ${bound} and ${stepwise(rest, others)}))`;
}

function beyond(term: SortTerm | undefined): '<' | '>' {
  return term?.descending ? '<' : '>';
}
