import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import { declareNew } from '../declaration.js';
import { LEARNED_WORD_COLUMNS } from '../learned-word-columns.repository.js';
import type { Declaration, LearnedWord } from '../learned-word.js';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { contentOf } from '../members/word-content.js';
import { wordKey } from '../term-key.js';
import {
  DECLARATION_COLUMNS,
  upsertWords,
  WORD_COLUMNS,
  WORD_PLACE,
  type WordPlace,
} from './collect-upsert.repository.js';
import { newWordsOf, type WordToCollect } from './word-to-collect.js';

/** Who collects, through which application, and when. */
export interface Collector {
  userId: string;
  applicationId: string;
  at: Date;
}

/** What a batch has written. */
export interface CollectedWords {
  /** By {@link wordKey}. */
  words: ReadonlyMap<string, LearnedWord>;
  /** How many of them are new. */
  createdCount: number;
}

/** Nothing was written, because not all of the words could be; these would have been. */
export class IncompleteBatch extends Error {
  constructor(readonly written: readonly WordPlace[]) {
    super('Some words of the batch could not be collected');
  }
}

/** Collects words: a new one is inserted, a known one gains what it lacks. */
@Injectable()
export class CollectRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined, and nothing written, where the word would have too many tags, notes or contexts. */
  collect(word: WordToCollect, collector: Collector): Promise<LearnedWord | undefined> {
    const write = async (sql: SqlExecutor) => {
      const declarations = await declarationsOf(sql, [word], collector);
      return sql.row<LearnedWord>(COLLECT, valuesOf([word], declarations, collector));
    };
    return isDeclared(word) ? this.sql.transaction(write) : write(this.sql);
  }

  /**
   * Collects words of different terms, all or none.
   * @throws IncompleteBatch where some would have too many tags, notes or contexts
   */
  collectAll(words: readonly WordToCollect[], collector: Collector): Promise<CollectedWords> {
    return this.sql.transaction(async (sql) => {
      const { written, added } = await collectAll(sql, words, collector);
      const known = await knownWords(sql, words, written);
      const byId = new Map([...added, ...known].map((word) => [word.id, word]));
      const keyed = written.map((place) => [wordKey(place), byId.get(place.id)] as const);
      return { words: new Map(keyed) as CollectedWords['words'], createdCount: added.length };
    });
  }

  /** Does the same, and answers only how many words are new. */
  addAll(words: readonly WordToCollect[], collector: Collector): Promise<number> {
    return this.sql.transaction(async (sql) => {
      const { added } = await collectAll(sql, words, collector);
      return added.length;
    });
  }
}

async function collectAll(
  sql: SqlExecutor,
  words: readonly WordToCollect[],
  collector: Collector,
): Promise<{ written: WordPlace[]; added: LearnedWord[] }> {
  const declarations = await declarationsOf(sql, words, collector);
  const values = valuesOf(words, declarations, collector);
  const written = await sql.rows<WordPlace>(COLLECT_ALL, values);
  if (written.length < words.length) throw new IncompleteBatch(written);
  return { written, added: newWords(words, declarations, written) };
}

// Reading back what was just written would be a tenth of a batch.
function newWords(
  words: readonly WordToCollect[],
  declarations: readonly Declaration[],
  written: readonly WordPlace[],
): LearnedWord[] {
  const ids = new Set(written.map(({ id }) => id));
  return declarations.flatMap((declaration) =>
    words
      .filter(({ id, level }) => level === declaration.level && ids.has(id))
      .map(newWordsOf(declaration)),
  );
}

async function knownWords(
  sql: SqlExecutor,
  words: readonly WordToCollect[],
  written: readonly WordPlace[],
): Promise<LearnedWord[]> {
  const offered = new Set(words.map(({ id }) => id));
  const known = written.filter(({ id }) => !offered.has(id)).map(({ id }) => id);
  return known.length === 0 ? [] : sql.rows<LearnedWord>(READ, [known]);
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

function valuesOf(
  words: readonly WordToCollect[],
  declarations: readonly Declaration[],
  { userId, applicationId, at }: Collector,
): unknown[] {
  const records = [words.map(wordRecord), declarations.map(declarationRecord)];
  return [userId, applicationId, at, ...records.map((each) => JSON.stringify(each))];
}

function isDeclared({ level }: WordToCollect): boolean {
  return level > 0;
}

function wordRecord(word: WordToCollect): Record<keyof typeof WORD_COLUMNS | Level, unknown> {
  const { id, language, term, termKey, level } = word;
  return {
    id,
    language,
    term,
    term_key: termKey,
    ...contentOf(word),
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
const upsert = (returned: string): string =>
  upsertWords({
    columns: `created_at, updated_at, learning_step, review_count, lapse_count,
      ${[...names(WORD_COLUMNS), ...names(DECLARATION_COLUMNS)].join(', ')}`,
    values: `$3::timestamptz, $3::timestamptz, 0, 0, 0,
      ${[...names(WORD_COLUMNS), ...names(DECLARATION_COLUMNS)].join(', ')}`,
    words: `json_to_recordset($4::json) as word
        (${typed(WORD_COLUMNS).join(', ')}, declared_mastery_level smallint)
      join json_to_recordset($5::json) as declaration (${typed(DECLARATION_COLUMNS).join(', ')})
        using (declared_mastery_level)`,
    returned,
  });

const COLLECT = statement('learned-words.collect', upsert(LEARNED_WORD_COLUMNS));
const COLLECT_ALL = statement('learned-words.collect-all', upsert(WORD_PLACE));

const READ = statement(
  'learned-words.read-collected',
  `select ${LEARNED_WORD_COLUMNS} from learned_words where id = any($1::uuid[])`,
);
