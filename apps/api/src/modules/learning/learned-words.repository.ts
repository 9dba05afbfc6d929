import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { namedStatement, statement } from '../../platform/database/statement.js';
import { waitForTurn } from './changes/change-turn.repository.js';
import { takeTurn } from './changes/change-turn.sql.js';
import { findWord } from './find-word.repository.js';
import { LEARNED_WORD_COLUMNS } from './learned-word.sql.js';
import type { Declaration, LearnedWord, WordContext } from './learned-word.js';
import { parametersOf } from './memory/memory-parameters.js';
import {
  MEMORY,
  memoryValues,
  orKept,
  setMemory,
  type MemoryValues,
} from './memory/memory-write.sql.js';
import { lockMemory } from './memory/stored-memory.repository.js';
import type { StoredMemory } from './memory/stored-memory.js';

/** What to set; what is undefined stays as it is. */
export interface WordEdit {
  tags?: readonly string[] | undefined;
  notes?: readonly string[] | undefined;
  contexts?: readonly WordContext[] | undefined;
  suspended?: boolean | undefined;
  /** Declares the level anew, given the memory as it is. */
  declare?: ((stored: StoredMemory, parameters: SchedulingParameters) => Declaration) | undefined;
  at: Date;
}

/** Reads and writes single words. */
@Injectable()
export class LearnedWordsRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, id: string): Promise<LearnedWord | undefined> {
    return findWord(this.sql, userId, id);
  }

  /** Sets only what the edit names, so that edits of different members at once lose nothing. */
  edit(userId: string, id: string, edit: WordEdit): Promise<LearnedWord | undefined> {
    const { declare } = edit;
    if (declare === undefined) return set(this.sql, userId, id, edit);
    // A declaration depends on the last review, which must not change meanwhile.
    return this.sql.transaction(async (sql) => {
      await waitForTurn(sql, userId);
      const memory = await lockMemory(sql, userId, id);
      return memory && set(sql, userId, id, edit, declare(memory, parametersOf(memory)));
    });
  }

  /** Leaves a tombstone; false where the user has no such word. */
  async delete(userId: string, id: string, at: Date): Promise<boolean> {
    return (await this.sql.execute(DELETE, [id, userId, at])) > 0;
  }
}

/** Null: as it is. */
type NewMemory = { [Name in keyof MemoryValues]: MemoryValues[Name] | null };

interface EditValues extends NewMemory {
  id: string;
  userId: string;
  tags: readonly string[] | null;
  notes: readonly string[] | null;
  /** JSON. */
  contexts: string | null;
  suspended: boolean | null;
  level: number | null;
  declaredAt: Date | null;
  at: Date;
}

function set(
  sql: SqlExecutor,
  userId: string,
  id: string,
  { tags, notes, contexts, suspended, at }: WordEdit,
  declaration?: Declaration,
): Promise<LearnedWord | undefined> {
  return sql.row(EDIT, {
    ...(declaration === undefined ? MEMORY_AS_IT_IS : newMemory(declaration)),
    level: declaration?.level ?? null,
    declaredAt: declaration?.declaredAt ?? null,
    id,
    userId,
    tags: tags ?? null,
    notes: notes ?? null,
    contexts: contexts === undefined ? null : JSON.stringify(contexts),
    suspended: suspended ?? null,
    at,
  });
}

// A declaration takes no review away.
function newMemory({ memory }: Declaration): NewMemory {
  return { ...memoryValues(memory), reviewCount: null, lastReviewedAt: null };
}

const MEMORY_AS_IT_IS = Object.fromEntries(MEMORY.map((name) => [name, null])) as NewMemory;

const isSame = ($: Record<keyof EditValues, string>): string =>
  `${$.declaredAt}::timestamptz is null and tags = coalesce(${$.tags}, tags)
  and notes = coalesce(${$.notes}, notes) and contexts = coalesce(${$.contexts}, contexts)
  and suspended = coalesce(${$.suspended}, suspended)`;

const EDIT = namedStatement<EditValues, LearnedWord>(
  'learned-words.edit',
  ($) => `with turn as (${takeTurn(`${$.userId}::uuid`)})
   update learned_words set
     tags = coalesce(${$.tags}, tags),
     notes = coalesce(${$.notes}, notes),
     contexts = coalesce(${$.contexts}, contexts),
     suspended = coalesce(${$.suspended}, suspended),
     ${setMemory(orKept($))},
     declared_mastery_level = coalesce(${$.level}, declared_mastery_level),
     declared_at = coalesce(${$.declaredAt}, declared_at),
     updated_at = case when ${isSame($)} then updated_at else ${$.at} end,
     change_number = case when ${isSame($)} then learned_words.change_number
       else turn.change_number end
   from turn
   where id = ${$.id} and user_id = ${$.userId}
   returning ${LEARNED_WORD_COLUMNS}`,
);

const DELETE = statement<never>(
  'learned-words.delete',
  `with turn as (${takeTurn('$2::uuid')}),
   deleted as (
     delete from learned_words using turn where id = $1 and user_id = $2
     returning id, user_id, turn.change_number
   )
   insert into deleted_words (word_id, user_id, change_number, deleted_at)
   select id, user_id, change_number, $3::timestamptz from deleted`,
);
