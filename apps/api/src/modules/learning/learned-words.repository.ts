import { Injectable } from '@nestjs/common';
import { LIMITS, type Language } from '@wordgrove/contracts';
import { Sql, statement, type SqlExecutor } from '../../platform/database/sql.js';
import { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
import type { Declaration, LearnedWord, WordContext } from './learned-word.js';

/** A word to collect, its lists without repetition. */
export interface WordToCollect {
  id: string;
  userId: string;
  applicationId: string;
  language: Language;
  term: string;
  termKey: string;
  tags: readonly string[];
  notes: readonly string[];
  contexts: readonly WordContext[];
  declaration: Declaration;
  at: Date;
}

/** What to set; what is undefined stays as it is. */
export interface WordEdit {
  tags?: readonly string[] | undefined;
  notes?: readonly string[] | undefined;
  contexts?: readonly WordContext[] | undefined;
  suspended?: boolean | undefined;
  /** Declares the level anew, given the word as it is. */
  declare?: ((word: LearnedWord) => Declaration) | undefined;
  at: Date;
}

/** Reads and writes single words. */
@Injectable()
export class LearnedWordsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Inserts the word, or adds the tags, notes and contexts that the user's row of the same term lacks.
   * Undefined, and nothing written, where it would then have too many of them.
   */
  collect(word: WordToCollect): Promise<LearnedWord | undefined> {
    const { id, userId, applicationId, language, term, termKey, tags, notes, declaration } = word;
    return this.sql.row<LearnedWord>(COLLECT, [
      id,
      userId,
      applicationId,
      language,
      term,
      termKey,
      tags,
      notes,
      JSON.stringify(word.contexts),
      ...memoryValues(declaration),
      word.at,
    ]);
  }

  find(userId: string, id: string): Promise<LearnedWord | undefined> {
    return this.sql.row<LearnedWord>(FIND, [id, userId]);
  }

  /** Sets only what the edit names, so that edits of different members at once lose nothing. */
  edit(userId: string, id: string, edit: WordEdit): Promise<LearnedWord | undefined> {
    const { declare } = edit;
    if (declare === undefined) return set(this.sql, userId, id, edit);
    // A declaration depends on the last review, which must not change meanwhile.
    return this.sql.transaction(async (sql) => {
      const word = await sql.row<LearnedWord>(LOCK, [id, userId]);
      return word && set(sql, userId, id, edit, declare(word));
    });
  }

  /** False where the user has no such word. */
  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.sql.execute(DELETE, [id, userId])) > 0;
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

const newItems = (list: 'tags' | 'notes') => `array(
  select item from unnest(excluded.${list}) with ordinality as added (item, position)
  where item <> all (learned_words.${list}) order by position)`;
const NEW_CONTEXTS = `array(
  select item from jsonb_array_elements(excluded.contexts) with ordinality as added (item, position)
  where not exists (
    select from jsonb_array_elements(learned_words.contexts) as known where known = item)
  order by position)`;

const COLLECT = statement(
  'learned-words.collect',
  `insert into learned_words (id, user_id, application_id, language, term, term_key, tags, notes,
     contexts, memory_state, stability, difficulty, next_review_at, mastery_level,
     declared_mastery_level, declared_at, learning_step, review_count, lapse_count, created_at,
     updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 0, 0, 0, $17, $17)
   on conflict (user_id, language, term_key) do update set
     tags = learned_words.tags || ${newItems('tags')},
     notes = learned_words.notes || ${newItems('notes')},
     contexts = learned_words.contexts || to_jsonb(${NEW_CONTEXTS}),
     updated_at = case
       when excluded.tags <@ learned_words.tags and excluded.notes <@ learned_words.notes
         and cardinality(${NEW_CONTEXTS}) = 0
       then learned_words.updated_at else excluded.updated_at end
   where cardinality(learned_words.tags || ${newItems('tags')}) <= ${LIMITS.tags}
     and cardinality(learned_words.notes || ${newItems('notes')}) <= ${LIMITS.notes}
     and jsonb_array_length(learned_words.contexts) + cardinality(${NEW_CONTEXTS})
       <= ${LIMITS.contexts}
   returning ${LEARNED_WORD_COLUMNS}`,
);

const FIND = statement(
  'learned-words.find',
  `select ${LEARNED_WORD_COLUMNS} from learned_words where id = $1 and user_id = $2`,
);

const LOCK = statement('learned-words.lock', `${FIND.text} for update`);

const EDIT = statement(
  'learned-words.edit',
  `update learned_words set
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
     updated_at = case
       when $13 is null and tags = coalesce($3, tags) and notes = coalesce($4, notes)
         and contexts = coalesce($5, contexts) and suspended = coalesce($6, suspended)
       then updated_at else $14 end
   where id = $1 and user_id = $2
   returning ${LEARNED_WORD_COLUMNS}`,
);

const DELETE = statement(
  'learned-words.delete',
  `delete from learned_words where id = $1 and user_id = $2`,
);
