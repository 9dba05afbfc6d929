import { MoreThan } from 'typeorm';
import { selectOf } from '../../platform/database/columns.js';
import { membersOf, namesOf, recordOf } from '../../platform/database/records.js';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { WordbookTermEntity } from './wordbook-term.entity.js';
import { PLACED_TERM, type PlacedTerm, type WordbookTerm } from './wordbook.js';

const TERM = ['termKey', 'term', 'note'] as const satisfies (keyof WordbookTerm)[];

const COLUMNS = `wordbook_id, ${namesOf(WordbookTermEntity, TERM)}, position`;

const VALUES = `$1::uuid, ${membersOf(TERM, 'word')}`;

// The words come with their places in the order of the terms.
const WORDS = `rows from (jsonb_to_recordset($2::jsonb) as (${recordOf(WordbookTermEntity, TERM)}))
  with ordinality as word (${membersOf(TERM)}, place)`;

const WRITE = statement<never>(
  'wordbook-terms.write',
  `insert into wordbook_terms (${COLUMNS}) select ${VALUES}, word.place from ${WORDS}`,
);

const ADD = statement<never>(
  'wordbook-terms.add',
  `insert into wordbook_terms (${COLUMNS}) select ${VALUES}, last.position + word.place
   from ${WORDS},
     (select coalesce(max(position), 0) as position from wordbook_terms
      where wordbook_id = $1::uuid) last
   on conflict (wordbook_id, term_key) do update set note = excluded.note
   where excluded.note <> coalesce(wordbook_terms.note, '')`,
);

const RECOUNT = statement<never>(
  'wordbook-terms.recount',
  `update wordbooks set word_count = (
     select count(*) from wordbook_terms where wordbook_id = $1::uuid)
   where id = $1::uuid`,
);

/** Writes the terms of a wordbook that has none yet. All of them must be different. */
export async function writeTerms(
  sql: SqlExecutor,
  wordbookId: string,
  terms: readonly WordbookTerm[],
): Promise<void> {
  await sql.execute(WRITE, [wordbookId, JSON.stringify(terms)]);
}

/**
 * Adds terms after the others, or replaces the notes of known ones. All terms must be different. Returns
 * the number of terms that were added or changed.
 */
export function addTerms(
  sql: SqlExecutor,
  wordbookId: string,
  terms: readonly WordbookTerm[],
): Promise<number> {
  return sql.execute(ADD, [wordbookId, JSON.stringify(terms)]);
}

/** Counts the terms of a wordbook again. */
export async function recountTerms(sql: SqlExecutor, wordbookId: string): Promise<void> {
  await sql.execute(RECOUNT, [wordbookId]);
}

/**
 * Returns up to `limit` terms of a wordbook after the given one, in order. A wordbook may have ten thousand
 * terms with long notes.
 */
export function readTermsAfter(
  sql: SqlExecutor,
  wordbookId: string,
  after: Pick<PlacedTerm, 'position'> | undefined,
  limit: number,
): Promise<PlacedTerm[]> {
  return sql.manager.find(WordbookTermEntity, {
    select: selectOf(PLACED_TERM),
    where: { wordbookId, position: MoreThan(after?.position ?? 0) },
    order: { position: 'ASC' },
    take: limit,
  });
}
