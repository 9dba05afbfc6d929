import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Cursor } from '../../platform/http/page-token.js';
import { compileWordFilter } from './filter/word-filter.sql.js';
import type { LearnedWord } from './learned-word.js';
import { afterCursor, orderSql } from './order/keyset.sql.js';
import type { SortTerm } from './order/word-order.js';
import { selectPage } from './pages/page-select.sql.js';
import { wordPage, type WordPage } from './pages/word-page.js';
import { SqlParameters } from './sql-parameters.js';

/** The words of a user to list, the place to begin at, and their largest number. */
export interface WordSelection {
  userId: string;
  filter: string;
  order: readonly SortTerm[];
  cursor: Cursor | null;
  size: number;
}

/** Lists words page by page. */
@Injectable()
export class WordListRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns a page of the words that meet the filter. @throws ApiError 400 `INVALID_FILTER` */
  async list({
    userId,
    filter,
    order,
    cursor,
    size,
  }: WordSelection): Promise<WordPage<LearnedWord>> {
    const parameters = new SqlParameters();
    const conditions = [
      `learned_words.user_id = ${parameters.add(userId)}`,
      compileWordFilter(filter, parameters),
      ...(cursor === null ? [] : [afterCursor(order, cursor, parameters)]),
    ];
    // The statement selects one word more than asked for, which tells whether there is a next page.
    const select = { conditions, order: orderSql(order), limit: size + 1 };
    const text = selectPage(select, parameters);
    const found = await this.sql.rows(text, parameters.values);
    return wordPage<LearnedWord>(this.sql, found, size);
  }
}
