import type { Reads } from '../../../platform/database/sql.js';
import type { SqlText } from '../../../platform/database/statement.js';
import { isUuid } from '../../../platform/http/uuid.js';
import type { ASTNode } from '../filter/cel.js';
import { WORD_FIELDS } from '../filter/filter-fields.sql.js';
import { parseWordFilter } from '../filter/word-filter.sql.js';
import { wordbookSource } from '../filter/wordbook-source.js';
import { SqlParameters } from '../sql-parameters.js';
import {
  byBitmap,
  FEW,
  FIND_BY_INDEX,
  inRange,
  withTerms,
  type Candidates,
} from './candidates.sql.js';
import { conjunctsOf, testedField } from './field-test.js';
import { sourcesOf, type Source } from './sources.sql.js';

/** Words of a user that meet a filter, and are in one of the wordbooks if there are any. */
export interface NarrowSelection {
  userId: string;
  filter: string;
  wordbookIds: readonly string[];
}

/** Returns SQL over `learned_words` for what is kept of the words that an index finds, and adds its values. */
type Keep = (parameters: SqlParameters) => string;

/** The words that are found of a selection. */
export interface FoundWords {
  /** False if there may be others. */
  areAll: boolean;
  ids: string[];
}

/**
 * Returns the words that are kept of those that an index finds: of all of them, if they are few, or else of some. Returns undefined
 * if no index knows anything of the selection.
 */
export async function findWords(
  sql: Reads,
  { userId, filter, wordbookIds }: NarrowSelection,
  keep: Keep,
): Promise<FoundWords | undefined> {
  const condition = parseWordFilter(filter);
  const books = wordbookIds.length > 0 ? wordbookIds : wordbooksOf(condition);
  const looks = [
    ...(books.length > 0 ? [inWordbooks(sql, userId, books, keep)] : []),
    ...(condition === undefined ? [] : looksAt(sql, userId, sourcesOf(condition), keep)),
  ];
  const ids = await firstFew(looks);
  if (ids !== undefined) return { areAll: true, ids };
  const [first] = looks;
  return first && { areAll: false, ids: (await first(true)).ids ?? [] };
}

/** Returns all words that are kept and meet a condition, if an index finds few that may. */
export function findFew(
  sql: Reads,
  userId: string,
  condition: ASTNode,
  keep: Keep,
): Promise<string[] | undefined> {
  return firstFew(looksAt(sql, userId, sourcesOf(condition), keep));
}

/** Looks at the words of a source, and keeps some of them. */
type Look = (ifMany: boolean) => Promise<Candidates>;

function looksAt(sql: Reads, userId: string, sources: readonly Source[], keep: Keep): Look[] {
  return sources.map((source) => {
    if (source.kind !== 'ANY') return atIndex(sql, userId, source, keep);
    return atEach(source.of.map((each) => looksAt(sql, userId, each, keep)));
  });
}

const atIndex =
  (
    sql: Reads,
    userId: string,
    { kind, parts }: Exclude<Source, { kind: 'ANY' }>,
    keep: Keep,
  ): Look =>
  (ifMany) => {
    const parameters = new SqlParameters();
    const user = `${parameters.add(userId)}::uuid`;
    const kept = { kept: keep(parameters), ifMany };
    if (kind === 'RANGE') return only(sql, inRange(user, parts, kept, parameters), parameters);
    const text = byBitmap(user, parts, kept, parameters);
    return sql.transaction(async (locked) => {
      await locked.execute(FIND_BY_INDEX);
      return only(locked, text, parameters);
    });
  };

/** Looks at the words that meet one of several conditions. Each has several sources, of which one is enough. */
const atEach =
  (conditions: readonly Look[][]): Look =>
  async () => {
    const ids = new Set<string>();
    for (const looks of conditions) {
      const found = await firstFew(looks);
      for (const id of found ?? []) ids.add(id);
      if (found === undefined || ids.size > FEW) return { areFew: false, ids: [...ids] };
    }
    return { areFew: true, ids: [...ids] };
  };

const inWordbooks =
  (sql: Reads, userId: string, wordbookIds: readonly string[], keep: Keep): Look =>
  (ifMany) => {
    const parameters = new SqlParameters();
    const user = `${parameters.add(userId)}::uuid`;
    const ids = parameters.add(wordbookIds);
    const terms = wordbookSource().termsIn(`= any(${ids}::uuid[])`, user);
    const kept = { kept: keep(parameters), ifMany };
    return only(sql, withTerms(user, terms, kept), parameters);
  };

async function firstFew(looks: readonly Look[]): Promise<string[] | undefined> {
  for (const look of looks) {
    const { areFew, ids } = await look(false);
    if (areFew) return ids ?? [];
  }
  return undefined;
}

async function only(
  sql: Pick<Reads, 'row'>,
  text: SqlText<Candidates>,
  parameters: SqlParameters,
): Promise<Candidates> {
  return (await sql.row(text, parameters.values)) ?? { areFew: false, ids: null };
}

/** Returns the wordbook in which a filter demands its words to be, if there is one. */
function wordbooksOf(condition: ASTNode | undefined): string[] {
  if (condition === undefined) return [];
  const ids = conjunctsOf(condition).flatMap((node) => {
    const tested = testedField(node);
    const isIdentified = tested && WORD_FIELDS[tested.name]?.has !== undefined;
    const value = isIdentified ? tested.test.value : undefined;
    return typeof value === 'string' && isUuid(value) ? [value] : [];
  });
  return ids.slice(0, 1);
}
