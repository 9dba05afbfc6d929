import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import type { LearnedWord } from '../learned-word.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { NEW_WORD_COLUMNS, upsertWords } from './collect-upsert.repository.js';
import { scheduledBy, type WordToCollect } from './word-to-collect.js';

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
    if (!isDeclared(word)) return collectOne(this.sql, word, collector);
    return this.sql.transaction(async (sql) => {
      const [scheduled = word] = await scheduledWords(sql, [word], collector);
      return collectOne(sql, scheduled, collector);
    });
  }

  /**
   * Collects words of different terms, all or none; the answer is in no particular order.
   * @throws IncompleteBatch where some would have too many tags, notes or contexts
   */
  collectAll(words: readonly WordToCollect[], collector: Collector): Promise<CollectedWord[]> {
    const { userId, applicationId, at } = collector;
    return this.sql.transaction(async (sql) => {
      const records = (await scheduledWords(sql, words, collector)).map(recordOf);
      const values = [userId, applicationId, at, JSON.stringify(records)];
      const collected = await sql.rows<CollectedWord>(COLLECT_ALL, values);
      if (collected.length < words.length) throw new IncompleteBatch(collected);
      return collected;
    });
  }
}

function collectOne(
  sql: SqlExecutor,
  word: WordToCollect,
  { userId, applicationId, at }: Collector,
): Promise<LearnedWord | undefined> {
  const values = Object.values(recordOf(word)).map((value) =>
    value === word.contexts ? JSON.stringify(value) : value,
  );
  return sql.row<LearnedWord>(COLLECT, [userId, applicationId, at, ...values]);
}

/**
 * The words with the memory that the learner's parameters make of a declared level. The turn comes
 * first: once the parameters have changed, only the words that are there are scheduled anew.
 */
async function scheduledWords(
  sql: SqlExecutor,
  words: readonly WordToCollect[],
  { userId }: Collector,
): Promise<readonly WordToCollect[]> {
  // A new word is due at once, whatever schedules it.
  if (!words.some(isDeclared)) return words;
  await waitForTurn(sql, userId);
  const parameters = await findParameters(sql, userId);
  return words.map((word) => scheduledBy(word, parameters));
}

function isDeclared({ declaration }: WordToCollect): boolean {
  return declaration.level > 0;
}

function recordOf(word: WordToCollect): Record<keyof typeof NEW_WORD_COLUMNS, unknown> {
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

const NAMES = Object.keys(NEW_WORD_COLUMNS).join(', ');

/** Inserts or completes what `words` reads: `word`, with the columns of a record. */
const upsert = (words: string) =>
  upsertWords(
    `created_at, updated_at, learning_step, review_count, lapse_count, ${NAMES}`,
    '$3::timestamptz, $3::timestamptz, 0, 0, 0, word.*',
    words,
  );

const VALUES = Object.values(NEW_WORD_COLUMNS).map((type, index) => `$${index + 4}::${type}`);
const COLUMNS = Object.entries(NEW_WORD_COLUMNS).map(([name, type]) => `${name} ${type}`);

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
