import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { Sql, statement, type SqlExecutor } from '../../platform/database/sql.js';
import { takeTurn, waitForTurn } from './changes/change-turn.repository.js';
import { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
import type { Declaration, LearnedWord } from './learned-word.js';
import { MEMBER_COLUMNS } from './members/member-sql.repository.js';
import { MEMBER_NAMES, type WordContent } from './members/word-members.js';
import { parametersOf, type MemoryParametersRow } from './memory/memory-parameters.js';
import { MEMORY_PARAMETER_COLUMNS } from './memory/memory-parameters.repository.js';
import { STORED_MEMORY_COLUMNS } from './memory/stored-memory-columns.repository.js';
import type { StoredMemory } from './memory/word-memory.js';

/** What to set; what is undefined stays as it is. */
export interface WordEdit {
  content: Partial<WordContent>;
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
  { content, suspended, at }: WordEdit,
  declaration?: Declaration,
): Promise<LearnedWord | undefined> {
  return sql.row<LearnedWord>(EDIT, [
    id,
    userId,
    suspended ?? null,
    ...(declaration === undefined ? NO_MEMORY : memoryValues(declaration)),
    at,
    JSON.stringify(content),
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

/** A member as it becomes: what the edit does not name stays. */
const edited = (name: string) =>
  `case when $12::jsonb ? '${name}' then said.${name} else learned_words.${name} end`;

const ASSIGNMENTS = MEMBER_NAMES.map((name) => `${name} = ${edited(name)}`);
const UNCHANGED = MEMBER_NAMES.map(
  (name) => `learned_words.${name} is not distinct from ${edited(name)}`,
);
const SAID = MEMBER_NAMES.map((name) => `${name} ${MEMBER_COLUMNS[name]}`);

const IS_SAME = `$10::timestamptz is null and suspended = coalesce($3, suspended)
  and ${UNCHANGED.join(' and ')}`;

const EDIT = statement(
  'learned-words.edit',
  `with turn as (${takeTurn('$2::uuid')})
   update learned_words set
     ${ASSIGNMENTS.join(', ')},
     suspended = coalesce($3, suspended),
     memory_state = coalesce($4, memory_state),
     stability = coalesce($5, stability),
     difficulty = coalesce($6, difficulty),
     next_review_at = coalesce($7, next_review_at),
     mastery_level = coalesce($8, mastery_level),
     declared_mastery_level = coalesce($9, declared_mastery_level),
     declared_at = coalesce($10, declared_at),
     learning_step = case when $10 is null then learning_step else 0 end,
     lapse_count = case when $10 is null then lapse_count else 0 end,
     updated_at = case when ${IS_SAME} then updated_at else $11 end,
     change_number = case when ${IS_SAME} then learned_words.change_number
       else turn.change_number end
   from turn cross join jsonb_to_record($12::jsonb) as said (${SAID.join(', ')})
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
