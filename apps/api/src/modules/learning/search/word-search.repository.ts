import type { Reads } from '../../../platform/database/sql.js';
import { invalidArgument, type ApiError } from '../../../platform/http/api-error.js';
import type { Cursor } from '../../../platform/http/page-token.js';
import type { LearnedWord } from '../learned-word.js';
import { compileWordCondition } from '../filter/word-filter.sql.js';
import { beforeAll } from '../order/before-all.js';
import { afterCursor, orderSql } from '../order/keyset.sql.js';
import { hasIndex, type SortTerm } from '../order/word-order.js';
import type { WordPage } from '../pages/word-page.js';
import { SqlParameters } from '../sql-parameters.js';
import { findFew } from './found-words.repository.js';
import { endsOf, STRETCH, stretchOf, type Listing } from './stretch.sql.js';

/** Reads a page of the words that SQL with its parameters selects. */
export type ReadPage = (among: string, parameters: SqlParameters) => Promise<WordPage<LearnedWord>>;

/**
 * Returns a page of a list, whatever its filter and order, in a time that does not grow with the number of words. It looks at
 * a stretch of them. If that does not fill the page, indexes find those that meet the filter. If they are not few either,
 * the page ends with the stretch, and the next one goes on there.
 * @throws ApiError 400 `FILTER_TOO_EXPENSIVE`
 */
export async function searchWords(
  sql: Reads,
  listing: Listing,
  limit: number,
  read: ReadPage,
): Promise<WordPage<LearnedWord>> {
  const end = await endOfStretch(sql, listing);
  if (end === 'TOO_MANY_EQUAL') {
    const found = await findWords(sql, listing, limit, read);
    if (found === undefined) throw tooExpensive();
    return found;
  }
  const parameters = new SqlParameters();
  const page = await read(stretchOf(listing, end, parameters), parameters);
  if (end === undefined || page.hasMore) return page;
  const found = await findWords(sql, listing, limit, read);
  return found ?? { items: page.items, last: wordAt(listing.order, end), hasMore: true };
}

/** Returns the place of the last word of the stretch, or undefined if it has all words that follow. */
async function endOfStretch(
  sql: Reads,
  listing: Listing,
): Promise<Cursor | 'TOO_MANY_EQUAL' | undefined> {
  const parameters = new SqlParameters();
  const ends = await sql.row(endsOf(listing, parameters), parameters.values);
  const { order } = listing;
  if (ends === undefined || ends.last === null) return undefined;
  if (hasIndex(order)) return ends.last;
  const [last] = ends.last;
  if (last === undefined || last === ends.first) return 'TOO_MANY_EQUAL';
  return order.map((term, index) => (index === 0 ? last : beforeAll(term)));
}

/** Returns undefined if indexes cannot find the words that meet the filter, or if many may meet it. */
async function findWords(
  sql: Reads,
  { userId, condition, order, cursor }: Listing,
  limit: number,
  read: ReadPage,
): Promise<WordPage<LearnedWord> | undefined> {
  if (condition === undefined) return undefined;
  const ids = await findFew(sql, userId, condition, (parameters) => {
    const meets = compileWordCondition(condition, parameters);
    const conditions = cursor === null ? [meets] : [meets, afterCursor(order, cursor, parameters)];
    return `${conditions.join(' and ')} order by ${orderSql(order)} limit ${parameters.add(limit)}`;
  });
  if (ids === undefined) return undefined;
  const page = new SqlParameters();
  return read(`select * from learned_words where id = any(${page.add(ids)}::uuid[])`, page);
}

/** Returns a word at a place, as the next page's cursor sees it. */
function wordAt(order: readonly SortTerm[], end: Cursor): WordPage<LearnedWord>['last'] {
  const entries = order.map(({ property }, index) => [property, end[index]]);
  return Object.fromEntries(entries) as WordPage<LearnedWord>['last'];
}

function tooExpensive(): ApiError {
  return invalidArgument({
    reason: 'FILTER_TOO_EXPENSIVE',
    field: 'order_by',
    description: `sorts more than ${STRETCH} words by a second field. Sort by one field, or add a condition that few words meet`,
    metadata: { most: STRETCH },
  });
}
