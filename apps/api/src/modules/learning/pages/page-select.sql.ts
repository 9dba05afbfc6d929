import { LIMITS } from '@wordgrove/contracts';
import type { SelectList } from '../../../platform/database/columns.js';
import type { SqlText } from '../../../platform/database/statement.js';
import { namesOf } from '../../../platform/database/records.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { LEARNED_WORD, type LearnedWord } from '../learned-word.js';
import { wordColumns } from '../learned-word.sql.js';
import { bytesOfMember } from '../members/member.sql.js';
import { isLongMember, WORD_MEMBERS } from '../members/word-members.js';
import { wordColumn } from '../word-column.sql.js';
import type { SqlParameters } from '../sql-parameters.js';
import type { Paged } from './word-page.js';

/** The selection of a page: the conditions on its words, their order, and their largest number. */
export interface PageSelect<More extends keyof LearnedWordEntity> {
  /** The words among which the page is: all, or SQL that selects some of them in the order of the page. */
  among?: string | undefined;
  conditions: readonly string[];
  order: string;
  limit: number;
  /** Properties other than those of a `LearnedWord`. */
  more?: readonly (More & string)[];
}

/** Returns a statement that selects `Paged` words. */
export function selectPage<More extends keyof LearnedWordEntity = never>(
  select: PageSelect<More>,
  parameters: SqlParameters,
): SqlText<Paged<LearnedWord & Pick<LearnedWordEntity, More>>> {
  const { among, conditions, order, limit, more = [] } = select;
  const words = among === undefined ? 'learned_words' : `(${among}) learned_words`;
  const bytes = `${parameters.add(bytesEach(limit))}::int`;
  const columns = [pageColumns(bytes), ...(more.length > 0 ? [wordColumns(more)] : [])];
  // Lists are measured only in the rows that are left after sorting.
  return `select ${columns.join(', ')} from (
      select ${namesOf(LearnedWordEntity, [...LEARNED_WORD, ...more], 'learned_words')}
      from ${words} where ${conditions.join(' and ')}
      order by ${order} limit ${parameters.add(limit)}
    ) learned_words order by ${order}`;
}

/**
 * Returns the select list of a `Paged` word; for `learned_words` under its own name. `bytes`, an SQL
 * integer, is {@link bytesEach} of the statement's rows.
 */
export function pageColumns(bytes: string): SelectList<Paged<LearnedWord>> {
  return LEARNED_WORD.map((property) => unlessLong(property, bytes)).join(', ');
}

/** Returns the number of bytes that each of `rows` rows may have, so that all of them fit into a page. */
export function bytesEach(rows: number): number {
  return Math.floor(LIMITS.pageBytes / rows);
}

// Only a compressed value has to be unpacked to be measured. One that takes more than a third of its share before counts as long,
// so that a page of the longest words unpacks nothing.
function unlessLong(property: keyof LearnedWord, bytes: string): string {
  if (!isLongMember(property)) return wordColumns([property]);
  const column = wordColumn(property);
  const most = `${bytes} * ${WORD_MEMBERS[property].share} / 8`;
  return `case when pg_column_size(${column}) <= ${most}
    and (pg_column_compression(${column}) is null
      or pg_column_size(${column}) * 3 <= ${most} and ${bytesOfMember(property, column)} <= ${most})
    then ${column} end as "${property}"`;
}
