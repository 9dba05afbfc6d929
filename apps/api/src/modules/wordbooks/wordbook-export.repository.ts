import type { SqlExecutor } from '../../platform/database/sql.js';
import type { Wordbook, WordbookTerm } from './wordbook.js';

/** A wordbook with all its terms, for an export. */
export interface WordbookToExport extends Pick<
  Wordbook,
  'id' | 'name' | 'description' | 'language' | 'visibility' | 'createdAt' | 'updatedAt'
> {
  words: Pick<WordbookTerm, 'term' | 'note'>[];
}

/** The user's own wordbook after another, in the order in which they were made; undefined: no more. */
export function readWordbookAfter(
  sql: SqlExecutor,
  userId: string,
  after: WordbookToExport | undefined,
): Promise<WordbookToExport | undefined> {
  return sql.row(
    `select id, name, description, language, visibility, created_at as "createdAt",
       updated_at as "updatedAt",
       coalesce((
         select jsonb_agg(jsonb_build_object('term', term, 'note', note) order by position)
         from wordbook_terms where wordbook_id = wordbooks.id
       ), '[]') as words
     from wordbooks
     where owner_id = $1 and ($2::timestamptz is null or (created_at, id) > ($2, $3::uuid))
     order by created_at, id limit 1`,
    [userId, after?.createdAt ?? null, after?.id ?? null],
  );
}
