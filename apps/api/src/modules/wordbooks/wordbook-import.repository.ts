import { LIMITS } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { distinctTerms } from './distinct-terms.js';
import type { WordbookToExport } from './wordbook-export.repository.js';
import { writeTerms } from './wordbook-words.repository.js';

/** A wordbook of a file. */
export interface WordbookToImport extends WordbookToExport {
  ownerId: string;
  /** What it gets where its own id is taken; the same for the same file and user. */
  otherId: string;
}

const FIND = statement(
  'wordbook.import-find',
  `select id, owner_id is not distinct from $1 as "isOwn" from wordbooks
   where id = any($2::uuid[])`,
);

const ADD = statement(
  'wordbook.import-add',
  `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count,
     created_at, updated_at)
   select $1, $2::uuid, $3, $4, $5, $6, $7::integer, $8::timestamptz, $9::timestamptz
   where (select count(*) from wordbooks where owner_id = $2::uuid) < ${LIMITS.wordbooks}`,
);

/**
 * Adds a wordbook with its terms and gives its id; undefined where the user has as many as one may
 * have. One that was imported before stays as it is. What others add meanwhile is not counted: see
 * {@link areWordbooksWithinLimit}.
 */
export async function importWordbook(
  sql: SqlExecutor,
  wordbook: WordbookToImport,
): Promise<string | undefined> {
  const { ownerId, otherId, name, description, language, visibility } = wordbook;
  const same = await sql.rows<{ id: string; isOwn: boolean }>(FIND, [
    ownerId,
    [wordbook.id, otherId],
  ]);
  const known = same.find(({ isOwn }) => isOwn);
  if (known !== undefined) return known.id;
  const id = same.length > 0 ? otherId : wordbook.id;
  const terms = distinctTerms(wordbook.words, language);
  const { createdAt, updatedAt } = wordbook;
  const rest = [name, description, language, visibility, terms.length, createdAt, updatedAt];
  const isAdded = (await sql.execute(ADD, [id, ownerId, ...rest])) > 0;
  if (!isAdded) return undefined;
  await writeTerms(sql, id, terms);
  return id;
}
