import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql, statement } from '../../../platform/database/sql.js';
import { takeTurn } from '../changes/change-turn.repository.js';
import { LEARNED_WORD_COLUMNS } from '../learned-word-columns.repository.js';
import type { LearnedWord } from '../learned-word.js';
import type { WordToCollect } from './word-to-collect.js';

/** Who collects, through which application, and when. */
export interface Collector {
  userId: string;
  applicationId: string;
  at: Date;
}

/** A collected word with the key by which terms are compared. */
export type CollectedWord = LearnedWord & { termKey: string };

/** Nothing was written, because not all of the words could be; these would have been. */
export class IncompleteBatch extends Error {
  constructor(readonly collected: readonly CollectedWord[]) {
    super('Some words of the batch could not be collected');
  }
}

/** Collects words: a new one is inserted, a known one gains what it lacks. */
@Injectable()
export class CollectRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined, and nothing written, where the word would have too many tags, notes or contexts. */
  collect(word: WordToCollect, collector: Collector): Promise<LearnedWord | undefined> {
    const { userId, applicationId, at } = collector;
    return this.sql.row<LearnedWord>(COLLECT, [
      userId,
      applicationId,
      at,
      ...Object.values(recordOf(word)).map((value) =>
        value === word.contexts ? JSON.stringify(value) : value,
      ),
    ]);
  }

  /**
   * Collects words of different terms, all or none; the answer is in no particular order.
   * @throws IncompleteBatch where some would have too many tags, notes or contexts
   */
  collectAll(words: readonly WordToCollect[], collector: Collector): Promise<CollectedWord[]> {
    const { userId, applicationId, at } = collector;
    const values = [userId, applicationId, at, JSON.stringify(words.map(recordOf))];
    return this.sql.transaction(async (sql) => {
      const collected = await sql.rows<CollectedWord>(COLLECT_ALL, values);
      if (collected.length < words.length) throw new IncompleteBatch(collected);
      return collected;
    });
  }
}

// The columns that a record fills, in the order of `recordOf`, with their types.
const RECORD = {
  id: 'uuid',
  language: 'text',
  term: 'text',
  term_key: 'text',
  tags: 'text[]',
  notes: 'text[]',
  contexts: 'jsonb',
  memory_state: 'text',
  stability: 'double precision',
  difficulty: 'double precision',
  next_review_at: 'timestamptz',
  mastery_level: 'smallint',
  declared_mastery_level: 'smallint',
  declared_at: 'timestamptz',
};

function recordOf(word: WordToCollect): Record<keyof typeof RECORD, unknown> {
  const { id, language, term, termKey, tags, notes, contexts, declaration } = word;
  const { memory, masteryLevel, level, declaredAt } = declaration;
  return {
    id,
    language,
    term,
    term_key: termKey,
    tags,
    notes,
    contexts,
    memory_state: memory.state,
    stability: memory.stability,
    difficulty: memory.difficulty,
    next_review_at: memory.nextReviewAt,
    mastery_level: masteryLevel,
    declared_mastery_level: level,
    declared_at: declaredAt,
  };
}

const newItems = (list: 'tags' | 'notes') => `array(
  select item from unnest(excluded.${list}) with ordinality as added (item, position)
  where item <> all (learned_words.${list}) order by position)`;
const NEW_CONTEXTS = `array(
  select item from jsonb_array_elements(excluded.contexts) with ordinality as added (item, position)
  where not exists (
    select from jsonb_array_elements(learned_words.contexts) as known where known = item)
  order by position)`;
const NOTHING_NEW = `excluded.tags <@ learned_words.tags and excluded.notes <@ learned_words.notes
  and cardinality(${NEW_CONTEXTS}) = 0`;

/** Inserts or completes what `words` reads: `word`, with the columns of a record. */
const upsert = (words: string) => `
  with turn as (${takeTurn('$1::uuid')})
  insert into learned_words (user_id, application_id, created_at, updated_at, learning_step,
    review_count, lapse_count, change_number, ${Object.keys(RECORD).join(', ')})
  select $1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, 0, 0, 0, turn.change_number, word.*
  from turn cross join ${words}
  on conflict (user_id, language, term_key) do update set
    tags = learned_words.tags || ${newItems('tags')},
    notes = learned_words.notes || ${newItems('notes')},
    contexts = learned_words.contexts || to_jsonb(${NEW_CONTEXTS}),
    updated_at = case when ${NOTHING_NEW} then learned_words.updated_at else excluded.updated_at end,
    change_number = case when ${NOTHING_NEW} then learned_words.change_number
      else excluded.change_number end
  where cardinality(learned_words.tags || ${newItems('tags')}) <= ${LIMITS.tags}
    and cardinality(learned_words.notes || ${newItems('notes')}) <= ${LIMITS.notes}
    and jsonb_array_length(learned_words.contexts) + cardinality(${NEW_CONTEXTS})
      <= ${LIMITS.contexts}
  returning ${LEARNED_WORD_COLUMNS}`;

const NAMES = Object.keys(RECORD).join(', ');
const VALUES = Object.values(RECORD).map((type, index) => `$${index + 4}::${type}`);
const COLUMNS = Object.entries(RECORD).map(([name, type]) => `${name} ${type}`);

const COLLECT = statement(
  'learned-words.collect',
  upsert(`(values (${VALUES.join(', ')})) as word (${NAMES})`),
);

const COLLECT_ALL = statement(
  'learned-words.collect-all',
  `${upsert(
    `jsonb_to_recordset($4::jsonb) as word (${COLUMNS.join(', ')})`,
  )}, learned_words.term_key as "termKey"`,
);
