import type { SqlExecutor } from '../../../platform/database/sql.js';

/** What tells a word from others, as SQL. */
export interface WordSql {
  userId: string;
  language: string;
  termKey: string;
}

/** What filters and review plans ask of wordbooks, which belong to a module that learning does not know. */
export interface WordbookSource {
  /** The SQL condition that one of the wordbooks that the user may read, and whose id meets a condition, has the word. */
  hasWord(word: WordSql, condition: string): string;
  /** Returns those of the ids that are wordbooks which the user may read. */
  findReadable(
    sql: SqlExecutor,
    userId: string,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>>;
}

let registered: WordbookSource | undefined;

/** Says who knows the wordbooks; their module does, before the service takes its first request. */
export function registerWordbooks(source: WordbookSource): void {
  registered = source;
}

/** @throws Error if nobody knows the wordbooks */
export function wordbookSource(): WordbookSource {
  if (registered === undefined) throw new Error('No module has registered its wordbooks');
  return registered;
}
