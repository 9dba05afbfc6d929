import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { PlacedTerm, Wordbook, WordbookTerm } from './wordbook.js';

/** A wordbook but for its terms, for an export. */
export type WordbookHead = Pick<
  Wordbook,
  'id' | 'name' | 'description' | 'language' | 'visibility' | 'createdAt' | 'updatedAt'
>;

/** A wordbook with all its terms. */
export interface WordbookToExport extends WordbookHead {
  words: Pick<WordbookTerm, 'term' | 'note'>[];
}

const HEAD = statement(
  'wordbook-export.head',
  `select id, name, description, language, visibility, created_at as "createdAt",
     updated_at as "updatedAt"
   from wordbooks
   where owner_id = $1 and ($2::timestamptz is null or (created_at, id) > ($2, $3::uuid))
   order by created_at, id limit 1`,
);

const TERMS = statement(
  'wordbook-export.terms',
  `select term, note, position from wordbook_terms where wordbook_id = $1 and position > $2
   order by position limit $3`,
);

/** The user's own wordbook after another, in the order in which they were made; undefined: no more. */
export function readWordbookAfter(
  sql: SqlExecutor,
  userId: string,
  after: WordbookHead | undefined,
): Promise<WordbookHead | undefined> {
  return sql.row(HEAD, [userId, after?.createdAt ?? null, after?.id ?? null]);
}

/** Up to `limit` terms of a wordbook after another, in order: it may have ten thousand, with long notes. */
export function readTermsAfter(
  sql: SqlExecutor,
  wordbookId: string,
  after: PlacedTerm | undefined,
  limit: number,
): Promise<PlacedTerm[]> {
  return sql.rows(TERMS, [wordbookId, after?.position ?? 0, limit]);
}
