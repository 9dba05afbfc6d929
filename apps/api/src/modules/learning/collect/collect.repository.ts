import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import { declareNew } from '../declaration.js';
import type { Declaration, LearnedWord } from '../learned-word.js';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { DECLARATION_COLUMNS, upsertWords, WORD_COLUMNS } from './collect-upsert.repository.js';
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
  async collect(word: WordToCollect, collector: Collector): Promise<LearnedWord | undefined> {
    const [collected] = isDeclared(word)
      ? await this.sql.transaction((sql) => collect(sql, [word], collector))
      : await collect(this.sql, [word], collector);
    return collected;
  }

  /**
   * Collects words of different terms, all or none; the answer is in no particular order.
   * @throws IncompleteBatch where some would have too many tags, notes or contexts
   */
  collectAll(words: readonly WordToCollect[], collector: Collector): Promise<CollectedWord[]> {
    return this.sql.transaction(async (sql) => {
      const collected = await collect(sql, words, collector);
      if (collected.length < words.length) throw new IncompleteBatch(collected);
      return collected;
    });
  }
}

async function collect(
  sql: SqlExecutor,
  words: readonly WordToCollect[],
  collector: Collector,
): Promise<CollectedWord[]> {
  const { userId, applicationId, at } = collector;
  const declarations = await declarationsOf(sql, words, collector);
  const records = [words.map(wordRecord), declarations.map(declarationRecord)];
  const values = records.map((each) => JSON.stringify(each));
  return sql.rows<CollectedWord>(COLLECT, [userId, applicationId, at, ...values]);
}

/** What each of the levels that are declared makes of a new word, by the learner's parameters. */
async function declarationsOf(
  sql: SqlExecutor,
  words: readonly WordToCollect[],
  { userId, at }: Collector,
): Promise<Declaration[]> {
  let parameters = DEFAULT_PARAMETERS;
  // A new word is due at once, whatever schedules it.
  if (words.some(isDeclared)) {
    // First of all: once the parameters have changed, only the words that are there are scheduled anew.
    await waitForTurn(sql, userId);
    parameters = await findParameters(sql, userId);
  }
  const levels = new Set(words.map(({ level }) => level));
  return Array.from(levels, (level) => declareNew(level, at, parameters));
}

function isDeclared({ level }: WordToCollect): boolean {
  return level > 0;
}

function wordRecord(word: WordToCollect): Record<keyof typeof WORD_COLUMNS | Level, unknown> {
  const { id, language, term, termKey, tags, notes, contexts, level } = word;
  return {
    id,
    language,
    term,
    term_key: termKey,
    tags,
    notes,
    contexts,
    declared_mastery_level: level,
  };
}

function declarationRecord(
  declaration: Declaration,
): Record<keyof typeof DECLARATION_COLUMNS, unknown> {
  const { memory, masteryLevel, level, declaredAt } = declaration;
  return {
    memory_state: memory.state,
    stability: memory.stability,
    difficulty: memory.difficulty,
    next_review_at: memory.nextReviewAt,
    mastery_level: masteryLevel,
    declared_mastery_level: level,
    declared_at: declaredAt,
  };
}

type Level = 'declared_mastery_level';

const names = (columns: object) => Object.keys(columns);
const typed = (columns: object) => Object.entries(columns).map(([name, type]) => `${name} ${type}`);

// The declarations apart, since there are six at most.
const COLLECT = statement(
  'learned-words.collect',
  `${upsertWords(
    `created_at, updated_at, learning_step, review_count, lapse_count,
     ${[...names(WORD_COLUMNS), ...names(DECLARATION_COLUMNS)].join(', ')}`,
    `$3::timestamptz, $3::timestamptz, 0, 0, 0,
     ${[...names(WORD_COLUMNS), ...names(DECLARATION_COLUMNS)].join(', ')}`,
    `json_to_recordset($4::json) as word
       (${typed(WORD_COLUMNS).join(', ')}, declared_mastery_level smallint)
     join json_to_recordset($5::json) as declaration (${typed(DECLARATION_COLUMNS).join(', ')})
       using (declared_mastery_level)`,
  )}, learned_words.term_key as "termKey"`,
);
