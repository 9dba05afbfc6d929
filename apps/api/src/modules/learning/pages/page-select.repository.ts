import { LIMITS } from '@wordgrove/contracts';
import { LEARNED_WORD_COLUMNS } from '../learned-word-columns.repository.js';
import type { SqlParameters } from '../sql-parameters.js';

/** What part of a row's bytes each list may have to come with its page. */
const SHARES: Readonly<Record<string, string>> = { tags: '/ 8', notes: '* 3 / 8', contexts: '/ 2' };

/** Which words a page begins with, in which order, and how many at most. */
export interface PageSelect {
  conditions: readonly string[];
  order: string;
  limit: number;
  /** Columns other than those of a `LearnedWord`, with their aliases. */
  more?: readonly string[];
}

/** The statement that gives `Paged` words. */
export function selectPage(select: PageSelect, parameters: SqlParameters): string {
  const { conditions, order, limit, more = [] } = select;
  const bytes = `${parameters.add(bytesEach(limit))}::int`;
  const plain = [LEARNED_WORD_COLUMNS, ...more].join(', ').replaceAll(/ as "\w+"/g, '');
  // Nothing is measured but what is left once all is sorted.
  return `select ${[pageColumns(bytes), ...more].join(', ')} from (
      select ${plain} from learned_words where ${conditions.join(' and ')}
      order by ${order} limit ${parameters.add(limit)}
    ) learned_words order by ${order}`;
}

/**
 * The select list that gives a `Paged` word; for `learned_words` under its own name. `bytes`, an SQL
 * integer, is {@link bytesEach} of the statement's rows.
 */
export function pageColumns(bytes: string): string {
  const columns = LEARNED_WORD_COLUMNS.split(', ');
  return columns.map((column) => unlessLong(column, bytes)).join(', ');
}

/** How many bytes each of so many rows may have, so that all of them make no more than a page. */
export function bytesEach(rows: number): number {
  return Math.floor(LIMITS.pageBytes / rows);
}

// Only what is compressed has to be written out to be measured.
function unlessLong(column: string, bytes: string): string {
  const [, name = ''] = column.split('.');
  const share = SHARES[name];
  if (share === undefined) return column;
  const most = `${bytes} ${share}`;
  return `case when pg_column_size(${column}) <= ${most}
    and (pg_column_compression(${column}) is null or octet_length(${column}::text) <= ${most})
    then ${column} end as ${name}`;
}
