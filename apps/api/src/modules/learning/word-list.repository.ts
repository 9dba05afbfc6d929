import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Cursor } from '../../platform/http/page-token.js';
import { compileWordFilter } from './filter/word-filter.js';
import { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
import type { LearnedWord } from './learned-word.js';
import { afterCursor, orderSql } from './order/keyset.js';
import type { SortTerm } from './order/word-order.js';
import { SqlParameters } from './sql-parameters.js';

/** Which words of a user to list, from where on, and how many at most. */
export interface WordSelection {
  userId: string;
  filter: string;
  order: readonly SortTerm[];
  cursor: Cursor | null;
  limit: number;
}

/** Lists words page by page. */
@Injectable()
export class WordListRepository {
  constructor(private readonly sql: Sql) {}

  /** @throws ApiError 400 `INVALID_FILTER` */
  list({ userId, filter, order, cursor, limit }: WordSelection): Promise<LearnedWord[]> {
    const parameters = new SqlParameters();
    const conditions = [
      `learned_words.user_id = ${parameters.add(userId)}`,
      compileWordFilter(filter, parameters),
      ...(cursor === null ? [] : [afterCursor(order, cursor, parameters)]),
    ];
    return this.sql.rows<LearnedWord>(
      `select ${LEARNED_WORD_COLUMNS} from learned_words where ${conditions.join(' and ')}
       order by ${orderSql(order)} limit ${parameters.add(limit)}`,
      parameters.values,
    );
  }
}
