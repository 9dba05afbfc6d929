import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { takeTurn, waitForTurn } from './changes/change-turn.repository.js';
import { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
import type { Declaration, LearnedWord, WordContext } from './learned-word.js';
import { parametersOf, type MemoryParametersRow } from './memory/memory-parameters.js';
import { MEMORY_PARAMETER_COLUMNS } from './memory/memory-parameters.repository.js';
import { STORED_MEMORY_COLUMNS } from './memory/stored-memory-columns.repository.js';
import type { StoredMemory } from './memory/word-memory.js';

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
    return this.sql.row<LearnedWord>(FIND, [id, userId]);
  }

  /** Sets only what the edit names, so that edits of different members at once lose nothing. */
  edit(userId: string, id: string, edit: WordEdit): Promise<LearnedWord | undefined> {
    const { declare } = edit;
    if (declare === undefined) return set(this.sql, userId, id, edit);
    // A declaration depends on the last review, which must not change meanwhile.
    return this.sql.transaction(async (sql) => {
      await waitForTurn(sql, userId);
      const memory = await sql.row<StoredMemory & MemoryParametersRow>(LOCK, [id, userId]);
      return memory && set(sql, userId, id, edit, declare(memory, parametersOf(memory)));
    });
  }

  /** Leaves a tombstone; false where the user has no such word. */
  async delete(userId: string, id: string, at: Date): Promise<boolean> {
    return (await this.sql.execute(DELETE, [id, userId, at])) > 0;
  }
}

function set(
  sql: SqlExecutor,
  userId: string,
  id: string,
  { tags, notes, contexts, suspended, at }: WordEdit,
  declaration?: Declaration,
): Promise<LearnedWord | undefined> {
  return sql.row<LearnedWord>(EDIT, [
    id,
    userId,
    tags ?? null,
    notes ?? null,
    contexts === undefined ? null : JSON.stringify(contexts),
    suspended ?? null,
    ...(declaration === undefined ? NO_MEMORY : memoryValues(declaration)),
    at,
  ]);
}

function memoryValues({ level, declaredAt, memory, masteryLevel }: Declaration): unknown[] {
  return [
    memory.state,
    memory.stability,
    memory.difficulty,
    memory.nextReviewAt,
    masteryLevel,
    level,
    declaredAt,
  ];
}

const NO_MEMORY = Array<null>(7).fill(null);

const FIND = statement(
  'learned-words.find',
  `select ${LEARNED_WORD_COLUMNS} from learned_words where id = $1 and user_id = $2`,
);

const LOCK = statement(
  'learned-words.lock',
  `select ${STORED_MEMORY_COLUMNS}, ${MEMORY_PARAMETER_COLUMNS} from learned_words
   left join memory_parameters on memory_parameters.user_id = learned_words.user_id
   where learned_words.id = $1 and learned_words.user_id = $2 for update of learned_words`,
);

const IS_SAME = `$13::timestamptz is null and tags = coalesce($3, tags)
  and notes = coalesce($4, notes) and contexts = coalesce($5, contexts)
  and suspended = coalesce($6, suspended)`;

const EDIT = statement(
  'learned-words.edit',
  `with turn as (${takeTurn('$2::uuid')})
   update learned_words set
     tags = coalesce($3, tags),
     notes = coalesce($4, notes),
     contexts = coalesce($5, contexts),
     suspended = coalesce($6, suspended),
     memory_state = coalesce($7, memory_state),
     stability = coalesce($8, stability),
     difficulty = coalesce($9, difficulty),
     next_review_at = coalesce($10, next_review_at),
     mastery_level = coalesce($11, mastery_level),
     declared_mastery_level = coalesce($12, declared_mastery_level),
     declared_at = coalesce($13, declared_at),
     learning_step = case when $13 is null then learning_step else 0 end,
     lapse_count = case when $13 is null then lapse_count else 0 end,
     updated_at = case when ${IS_SAME} then updated_at else $14 end,
     change_number = case when ${IS_SAME} then learned_words.change_number
       else turn.change_number end
   from turn
   where id = $1 and user_id = $2
   returning ${LEARNED_WORD_COLUMNS}`,
);

const DELETE = statement(
  'learned-words.delete',
  `with turn as (${takeTurn('$2::uuid')}),
   deleted as (
     delete from learned_words using turn where id = $1 and user_id = $2
     returning id, user_id, turn.change_number
   )
   insert into deleted_words (word_id, user_id, change_number, deleted_at)
   select id, user_id, change_number, $3::timestamptz from deleted`,
);
