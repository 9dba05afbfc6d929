import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { newerThan } from '../../platform/database/list-cursor.sql.js';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { WordbookEntity } from './wordbook.entity.js';

const HEAD_COLUMNS = columnsOf(WordbookEntity, [
  'id',
  'name',
  'description',
  'language',
  'visibility',
  'createdAt',
  'updatedAt',
]);

/** A wordbook without its terms, for an export. */
export type WordbookHead = RowOf<typeof HEAD_COLUMNS>;

const HEAD = statement<WordbookHead>(
  'wordbook-export.head',
  `select ${HEAD_COLUMNS} from wordbooks
   where owner_id = $1 and ${newerThan('(created_at, id)', '$2', '$3')}
   order by created_at, id limit 1`,
);

/**
 * Returns the user's own wordbook after the given one, in the order of creation, or undefined if there is
 * no more.
 */
export function readWordbookAfter(
  sql: SqlExecutor,
  userId: string,
  after: WordbookHead | undefined,
): Promise<WordbookHead | undefined> {
  return sql.row(HEAD, [userId, after?.createdAt ?? null, after?.id ?? null]);
}
