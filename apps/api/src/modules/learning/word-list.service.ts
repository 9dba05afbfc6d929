import { Injectable } from '@nestjs/common';
import {
  effectivePageSize,
  type ListLearnedWordsQuery,
  type ListLearnedWordsResponse,
} from '@wordgrove/dto';
import { PageTokens } from '../../platform/http/page-token.js';
import { presentLearnedWord } from './learned-word.presenter.js';
import { cursorAfter, orderName, parseWordOrder } from './order/word-order.js';
import { WordListRepository } from './word-list.repository.js';

/** Lists a user's learned words, filtered and sorted. */
@Injectable()
export class WordListService {
  constructor(
    private readonly words: WordListRepository,
    private readonly pageTokens: PageTokens,
  ) {}

  /**
   * Returns a page of words.
   * @throws ApiError 400 `INVALID_FILTER`, `INVALID_ORDER_BY` or `INVALID_PAGE_TOKEN`
   */
  async list(userId: string, query: ListLearnedWordsQuery): Promise<ListLearnedWordsResponse> {
    const filter = query.filter ?? '';
    const order = parseWordOrder(query.order_by);
    const size = effectivePageSize(query.page_size);
    const list = ['learned-words', userId, filter, orderName(order)];
    const cursor = this.pageTokens.open(list, query.page_token);
    const { items, last, hasMore } = await this.words.list({ userId, filter, order, cursor, size });
    return {
      learned_words: items.map(presentLearnedWord),
      next_page_token: last && hasMore ? this.pageTokens.seal(list, cursorAfter(last, order)) : '',
    };
  }
}
