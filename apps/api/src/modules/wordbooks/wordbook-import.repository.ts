import { LIMITS } from '@wordgrove/contracts';
import { Any } from 'typeorm';
import { selectOf } from '../../platform/database/columns.js';
import { namesOf, valuesOf } from '../../platform/database/records.js';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { namedStatement } from '../../platform/database/statement.js';
import { slicesOf } from '../../platform/http/slices.js';
import { distinctTerms } from './distinct-terms.js';
import type { WordbookHead } from './wordbook-export.repository.js';
import { takeWordbookTurn } from './wordbook-turn.repository.js';
import { addTerms, recountTerms } from './wordbook-terms.repository.js';
import { WordbookEntity } from './wordbook.entity.js';
import { WORDBOOK, type WordbookTerm } from './wordbook.js';

/** A wordbook of a file. */
export interface WordbookToImport extends WordbookHead {
  ownerId: string;
  /**
   * The id that the wordbook gets if its own id is taken. It is always the same for the same file and user.
   */
  otherId: string;
}

type WordSpec = Pick<WordbookTerm, 'term' | 'note'>;

type NewWordbook = WordbookHead & Pick<WordbookEntity, 'wordCount'> & { ownerId: string };

const ADD = namedStatement<NewWordbook>(
  'wordbook.import-add',
  ($) => `insert into wordbooks (${namesOf(WordbookEntity, WORDBOOK)})
   select ${valuesOf(WORDBOOK, $)}
   where (select count(*) from wordbooks where owner_id = ${$.ownerId}) < ${LIMITS.wordbooks}`,
);

/** Returns the number of wordbooks that the user has. */
export function countOwn({ manager }: SqlExecutor, ownerId: string): Promise<number> {
  return manager.countBy(WordbookEntity, { ownerId });
}

/** Returns the id that a wordbook has here, or undefined if the user does not have it. */
export async function findOwn(
  { manager }: SqlExecutor,
  { ownerId, id, otherId }: Pick<WordbookToImport, 'ownerId' | 'id' | 'otherId'>,
): Promise<string | undefined> {
  const where = { ownerId, id: Any([id, otherId]) };
  return (await manager.findOne(WordbookEntity, { select: selectOf(['id']), where }))?.id;
}

/**
 * Adds a wordbook with its words, which come in pages, and returns its id, or undefined if the user already has as many
 * as allowed. A wordbook that was imported before stays as it is.
 */
export async function importWordbook(
  sql: SqlExecutor,
  { otherId, ...wordbook }: WordbookToImport,
  words: AsyncIterable<readonly WordSpec[]>,
): Promise<string | undefined> {
  await takeWordbookTurn(sql, wordbook.ownerId);
  const same = await sql.manager.find(WordbookEntity, {
    select: selectOf(['id', 'ownerId']),
    where: { id: Any([wordbook.id, otherId]) },
  });
  const known = same.find(({ ownerId }) => ownerId === wordbook.ownerId);
  if (known !== undefined) return known.id;
  const id = same.length > 0 ? otherId : wordbook.id;
  const isAdded = (await sql.execute(ADD, { ...wordbook, id, wordCount: 0 })) > 0;
  if (!isAdded) return undefined;
  for await (const page of words)
    for (const slice of slicesOf(page, noteBytes))
      await addTerms(sql, id, distinctTerms(slice, wordbook.language));
  await recountTerms(sql, id);
  return id;
}

function noteBytes({ note }: WordSpec): number {
  return Buffer.byteLength(note ?? '');
}
