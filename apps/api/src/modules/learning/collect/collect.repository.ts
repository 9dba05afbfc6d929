import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { LastSeen } from '../../../platform/database/last-seen.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { isHeavy } from '../../../platform/http/heavy-work.js';
import { waitForTurn } from '../changes/change-turn.repository.js';
import { declareNew } from '../declaration.js';
import type { Declaration, LearnedWord } from '../learned-word.js';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { memoryValues } from '../memory/memory-write.sql.js';
import { bytesEach, pageColumns } from '../pages/page-select.sql.js';
import type { Paged } from '../pages/word-page.js';
import { workOutProfile, workOutProfiles } from '../profile/word-profile.repository.js';
import { wordKey } from '../term-key.js';
import {
  COLLECT,
  COLLECT_ALL,
  COLLECT_ANY,
  COLLECT_IF_RIGHT,
  type DECLARATION,
  type WORD,
} from './collect-statements.sql.js';
import type { WordPlace } from './collect-upsert.sql.js';
import { newWordOf, type ProfiledWord } from './word-to-collect.js';

/** The user who collects words, the application that is used, and the time. */
export interface Collector {
  userId: string;
  applicationId: string;
  at: Date;
}

/** The words that a batch has written. */
export interface CollectedWords {
  /** The words by their {@link wordKey}. A known word that is long comes without its lists. */
  words: ReadonlyMap<string, Paged<LearnedWord>>;
  /** The number of words that are new. */
  createdCount: number;
}

/**
 * Thrown if some words of a batch could not be written. Nothing was written; `written` has the words that
 * could have been.
 */
export class IncompleteBatch extends Error {
  constructor(readonly written: readonly WordPlace[]) {
    super('Some words of the batch could not be collected');
  }
}

/** Collects words: adds a new word, and adds to a known word what it lacks. */
@Injectable()
export class CollectRepository {
  private readonly seen = new LastSeen<SchedulingParameters>();

  constructor(private readonly sql: Sql) {}

  /**
   * Returns the word, or undefined if it would have too many tags, notes or contexts. Then nothing is
   * written.
   */
  collect(word: ProfiledWord, collector: Collector): Promise<LearnedWord | undefined> {
    return this.sql.inTurnOf(collector.userId, async (sql) => {
      // A new word without a declared level is due at once under any parameters.
      const collected = await (isDeclared(word)
        ? this.collectDeclared(sql, word, collector)
        : sql.row(COLLECT, wordValues(word, DEFAULT_PARAMETERS, collector)));
      return (
        collected ?? this.sql.transaction((locked) => this.collectLocked(locked, word, collector))
      );
    });
  }

  /** Returns undefined, and writes nothing, if the learner has other parameters than last time. */
  private collectDeclared(
    sql: SqlExecutor,
    word: ProfiledWord,
    collector: Collector,
  ): Promise<LearnedWord | undefined> {
    const parameters = this.seen.get(collector.userId) ?? DEFAULT_PARAMETERS;
    const { desiredRetention, weights = null } = parameters;
    const values = [...wordValues(word, parameters, collector), desiredRetention, weights];
    return sql.row(COLLECT_IF_RIGHT, values);
  }

  /** Collects a word that the user has, and that gains something, or one whose learner has other parameters. */
  private async collectLocked(
    sql: SqlExecutor,
    word: ProfiledWord,
    collector: Collector,
  ): Promise<LearnedWord | undefined> {
    const values = wordValues(word, await this.parametersFor(sql, word, collector), collector);
    const collected = await sql.row(COLLECT_ANY, values);
    if (collected === undefined) return undefined;
    const { isUnprofiled, ...known } = collected;
    return isUnprofiled ? workOutProfile(sql, collector.userId, known) : known;
  }

  private async parametersFor(sql: SqlExecutor, word: ProfiledWord, { userId }: Collector) {
    if (!isDeclared(word)) return DEFAULT_PARAMETERS;
    const parameters = await lockedParameters(sql, userId);
    this.seen.note(userId, parameters);
    return parameters;
  }

  /**
   * Collects words of different terms, either all of them or none.
   * @throws IncompleteBatch if some words would have too many tags, notes or contexts
   */
  collectAll(words: readonly ProfiledWord[], collector: Collector): Promise<CollectedWords> {
    return this.inTurn(words, collector, async (sql) => {
      const { written, added } = await collectAll(sql, words, collector);
      const known = await knownWords(sql, words, written);
      const byId = new Map([...added, ...known].map((word) => [word.id, word]));
      const keyed = written.map((place) => [wordKey(place), byId.get(place.id)] as const);
      return { words: new Map(keyed) as CollectedWords['words'], createdCount: added.length };
    });
  }

  /** Does the same as `collectAll` but returns only the number of new words. */
  addAll(words: readonly ProfiledWord[], collector: Collector): Promise<number> {
    return this.inTurn(words, collector, async (sql) => {
      const { added } = await collectAll(sql, words, collector);
      return added.length;
    });
  }

  private inTurn<T>(
    words: readonly unknown[],
    { userId }: Collector,
    work: (sql: SqlExecutor) => Promise<T>,
  ): Promise<T> {
    return this.sql.transactionOf(userId, work, isHeavy(words.length) ? 'heavy' : 'short');
  }
}

async function collectAll(
  sql: SqlExecutor,
  words: readonly ProfiledWord[],
  collector: Collector,
): Promise<{ written: WordPlace[]; added: LearnedWord[] }> {
  const declared = await declareAll(sql, words, collector);
  const written = await sql.rows(COLLECT_ALL, valuesOf(declared, collector));
  if (written.length < words.length) throw new IncompleteBatch(written);
  // Reading back what was just written would take a tenth of a batch's time.
  const ids = new Set(written.map(({ id }) => id));
  const added = declared.filter(({ word }) => ids.has(word.id));
  for (const { word } of added) ids.delete(word.id);
  await workOutProfiles(sql, collector.userId, [...ids]);
  return { written, added: added.map(({ word, declaration }) => newWordOf(word, declaration)) };
}

async function knownWords(
  sql: SqlExecutor,
  words: readonly ProfiledWord[],
  written: readonly WordPlace[],
): Promise<Paged<LearnedWord>[]> {
  const offered = new Set(words.map(({ id }) => id));
  const known = written.filter(({ id }) => !offered.has(id)).map(({ id }) => id);
  return known.length === 0 ? [] : sql.rows(READ, [known, bytesEach(known.length)]);
}

/** A word with what its level declares, under the learner's parameters, if it is new. */
interface DeclaredWord {
  word: ProfiledWord;
  declaration: Declaration;
}

async function declareAll(
  sql: SqlExecutor,
  words: readonly ProfiledWord[],
  { userId, at }: Collector,
): Promise<DeclaredWord[]> {
  const parameters = words.some(isDeclared)
    ? await lockedParameters(sql, userId)
    : DEFAULT_PARAMETERS;
  return words.map((word) => ({ word, declaration: declareNew(word, at, parameters) }));
}

// The turn comes first: a change of the parameters reschedules only the words that exist by then.
async function lockedParameters(sql: SqlExecutor, userId: string): Promise<SchedulingParameters> {
  await waitForTurn(sql, userId);
  return findParameters(sql, userId);
}

function valuesOf(
  declared: readonly DeclaredWord[],
  { userId, applicationId, at }: Collector,
): unknown[] {
  const byLevel = new Map(declared.map(({ declaration }) => [declaration.level, declaration]));
  const records = [declared.map(wordRecord), [...byLevel.values()].map(declarationRecord)];
  return [userId, applicationId, at, ...records.map((each) => JSON.stringify(each))];
}

function wordValues(
  word: ProfiledWord,
  parameters: SchedulingParameters,
  collector: Collector,
): unknown[] {
  return valuesOf([{ word, declaration: declareNew(word, collector.at, parameters) }], collector);
}

function isDeclared({ level }: ProfiledWord): boolean {
  return level > 0;
}

function wordRecord({ word, declaration }: DeclaredWord) {
  const { level, ...own } = word;
  const { nextReviewAt } = declaration.memory;
  return { ...own, declaredMasteryLevel: level, nextReviewAt } satisfies RecordOf<typeof WORD>;
}

function declarationRecord({ memory, level, declaredAt }: Declaration) {
  const declared = { declaredMasteryLevel: level, declaredAt };
  return { ...memoryValues(memory), ...declared } satisfies RecordOf<typeof DECLARATION>;
}

type RecordOf<Properties extends readonly string[]> = Record<Properties[number], unknown>;

const READ = statement<Paged<LearnedWord>>(
  'learned-words.read-collected',
  `select ${pageColumns('$2::int')} from learned_words where id = any($1::uuid[])`,
);
