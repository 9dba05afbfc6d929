import { LIMITS } from '@wordgrove/contracts';
import type { SelectList } from '../../../platform/database/columns.js';
import { namesOf } from '../../../platform/database/records.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { LEARNED_WORD, type LearnedWord } from '../learned-word.js';
import { wordColumns } from '../learned-word.sql.js';
import { wordColumn } from '../word-column.js';
import type { SqlParameters } from '../sql-parameters.js';
import type { Paged } from './word-page.js';

/** What part of a row's bytes each list may have to come with its page. */
const SHARES: Readonly<Partial<Record<keyof LearnedWord, string>>> = {
  tags: '/ 8',
  notes: '* 3 / 8',
  contexts: '/ 2',
};

/** Which words a page begins with, in which order, and how many at most. */
export interface PageSelect {
  conditions: readonly string[];
  order: string;
  limit: number;
  /** Properties other than those of a `LearnedWord`. */
  more?: readonly (keyof LearnedWordEntity & string)[];
}

/** The statement that gives `Paged` words. */
export function selectPage(select: PageSelect, parameters: SqlParameters): string {
  const { conditions, order, limit, more = [] } = select;
  const bytes = `${parameters.add(bytesEach(limit))}::int`;
  const columns = [pageColumns(bytes), ...(more.length > 0 ? [wordColumns(more)] : [])];
  // Nothing is measured but what is left once all is sorted.
  return `select ${columns.join(', ')} from (
      select ${namesOf(LearnedWordEntity, [...LEARNED_WORD, ...more], 'learned_words')}
      from learned_words where ${conditions.join(' and ')}
      order by ${order} limit ${parameters.add(limit)}
    ) learned_words order by ${order}`;
}

/**
 * Selects a `Paged` word; for `learned_words` under its own name. `bytes`, an SQL integer, is
 * {@link bytesEach} of the statement's rows.
 */
export function pageColumns(bytes: string): SelectList<Paged<LearnedWord>> {
  return LEARNED_WORD.map((property) => unlessLong(property, bytes)).join(', ');
}

/** How many bytes each of so many rows may have, so that all of them make no more than a page. */
export function bytesEach(rows: number): number {
  return Math.floor(LIMITS.pageBytes / rows);
}

// Only what is compressed has to be written out to be measured.
function unlessLong(property: keyof LearnedWord, bytes: string): string {
  const share = SHARES[property];
  if (share === undefined) return wordColumns([property]);
  const column = wordColumn(property);
  const most = `${bytes} ${share}`;
  return `case when pg_column_size(${column}) <= ${most}
    and (pg_column_compression(${column}) is null or octet_length(${column}::text) <= ${most})
    then ${column} end as "${property}"`;
}
