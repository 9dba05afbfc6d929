import type { SqlExecutor } from '../../../platform/database/sql.js';

/** SQL for what identifies a word. */
export interface WordSql {
  userId: string;
  language: string;
  termKey: string;
}

/**
 * The questions of filters and review plans about wordbooks. Wordbooks belong to a module that learning
 * does not know.
 */
export interface WordbookSource {
  /**
   * Returns the SQL condition that a wordbook has the word. The user may read the wordbook, and its id
   * meets the condition.
   */
  hasWord(word: WordSql, condition: string): string;
  /**
   * Returns SQL that selects the `language` and the `term_key` of the terms of the wordbooks whose ids meet a condition and which a
   * user, given as SQL, may read.
   */
  termsIn(condition: string, user: string): string;
  /** Returns those of the ids that name wordbooks that the user may read. */
  findReadable(
    sql: SqlExecutor,
    userId: string,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>>;
}

let registered: WordbookSource | undefined;

/** Registers the source of wordbooks. Their module does so before the service takes its first request. */
export function registerWordbooks(source: WordbookSource): void {
  registered = source;
}

/** Returns the registered source. @throws Error if no module has registered one */
export function wordbookSource(): WordbookSource {
  if (registered === undefined) throw new Error('No module has registered its wordbooks');
  return registered;
}
