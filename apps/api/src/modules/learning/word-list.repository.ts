import { Injectable } from '@nestjs/common';
import { Sql, type SqlReader } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { withIsoTimestamps } from '../../platform/database/timestamps.js';
import type { Cursor } from '../../platform/http/page-token.js';
import { compileWordCondition, parseWordFilter } from './filter/word-filter.sql.js';
import type { LearnedWord } from './learned-word.js';
import { afterCursor, orderSql } from './order/keyset.sql.js';
import { hasIndex, parseWordOrder, type SortTerm } from './order/word-order.js';
import { selectPageJson, type JsonRow } from './pages/page-json.sql.js';
import { selectPage, type PageSelect } from './pages/page-select.sql.js';
import type { WordPage } from './pages/word-page.js';
import { WordPages } from './pages/word-pages.js';
import { SqlParameters } from './sql-parameters.js';
import { firstWords, type Listing } from './search/stretch.sql.js';
import { searchWords } from './search/word-search.repository.js';

/** The words of a user to list, the place to begin at, and their largest number. */
export interface WordSelection {
  userId: string;
  filter: string;
  order: readonly SortTerm[];
  cursor: Cursor | null;
  size: number;
  /** Aborted if nobody waits for the page any more. */
  gone: AbortSignal;
}

/** A page of words, each of them as JSON. */
export interface JsonPage {
  items: string[];
  hasMore: boolean;
}

/** Lists words page by page. */
@Injectable()
export class WordListRepository {
  constructor(
    private readonly sql: Sql,
    private readonly pages: WordPages,
  ) {}

  /**
   * Returns a page of the words that meet the filter.
   * @throws ApiError 400 `INVALID_FILTER` or `FILTER_TOO_EXPENSIVE`
   */
  async list(selection: WordSelection): Promise<WordPage<LearnedWord>> {
    const { userId, size, gone } = selection;
    const sql = this.sql.readsUntil(gone, userId);
    const listing = listingOf(selection);
    if (isSearch(listing))
      return searchWords(sql, listing, size + 1, (among, parameters) =>
        this.page(sql, listing, size, parameters, among),
      );
    return this.page(sql, listing, size, new SqlParameters());
  }

  /**
   * Returns the same page with each word as JSON on the wire, which PostgreSQL makes faster than this process. Returns
   * undefined if a word of the page is too long for that, or if the words have to be searched.
   * @throws ApiError 400 `INVALID_FILTER`
   */
  async listJson(selection: WordSelection): Promise<JsonPage | undefined> {
    const { userId, size, gone } = selection;
    const listing = listingOf(selection);
    if (isSearch(listing)) return undefined;
    const parameters = new SqlParameters();
    const text = selectPageJson(selectOf(listing, size, parameters), parameters);
    const row = await this.sql
      .readsUntil(gone, userId)
      .row(USUAL.get(text) ?? text, parameters.values);
    if (row === undefined || row.isIncomplete) return undefined;
    const found = row.items === null ? [] : withIsoTimestamps(row.items).split('\n');
    return { items: found.slice(0, size), hasMore: found.length > size };
  }

  private async page(
    sql: SqlReader,
    listing: Listing,
    size: number,
    parameters: SqlParameters,
    among?: string,
  ): Promise<WordPage<LearnedWord>> {
    const select = selectOf(listing, size, parameters);
    const text = selectPage(among === undefined ? select : { ...select, among }, parameters);
    const found = await sql.rows(text, parameters.values);
    return this.pages.complete<LearnedWord>(sql, listing.userId, found, size);
  }
}

function listingOf({ userId, filter, order, cursor }: WordSelection): Listing {
  return { userId, condition: parseWordFilter(filter), order, cursor };
}

/** Returns whether no index has just the words of the list, in its order. */
function isSearch({ condition, order }: Listing): boolean {
  return condition !== undefined || !hasIndex(order);
}

function selectOf(listing: Listing, size: number, parameters: SqlParameters): PageSelect<never> {
  const { userId, condition, order, cursor } = listing;
  // The statement selects one word more than asked for, which tells whether there is a next page.
  const rest = { order: orderSql(order), limit: size + 1 };
  // In the index for several fields, the words after a cursor are in several places.
  if (condition === undefined && cursor !== null && hasIndex(order) && order.length > 2)
    return { ...rest, among: firstWords(listing, rest, parameters), conditions: ['true'] };
  const conditions = [
    `learned_words.user_id = ${parameters.add(userId)}`,
    ...(condition === undefined ? [] : [compileWordCondition(condition, parameters)]),
    ...(cursor === null ? [] : [afterCursor(order, cursor, parameters)]),
  ];
  return { ...rest, conditions };
}

// Lists in the usual order are prepared.
const USUAL = new Map(
  (['first', 'next'] as const).map((page) => {
    const parameters = new SqlParameters();
    const order = parseWordOrder(undefined);
    const cursor = page === 'first' ? null : order.map(() => '');
    const listing = { userId: '', condition: undefined, order, cursor };
    const text = selectPageJson(selectOf(listing, 0, parameters), parameters);
    return [text as string, statement<JsonRow>(`word-list.${page}-page`, text)];
  }),
);
