import { Injectable } from '@nestjs/common';
import { effectivePageSize, type LearnedWordDto, type ListLearnedWordsQuery } from '@wordgrove/dto';
import type { JsonList } from '../../platform/http/json-list.js';
import { PageTokens, type Cursor } from '../../platform/http/page-token.js';
import { cursorAfter, cursorAfterShown, orderName, parseWordOrder } from './order/word-order.js';
import { wordsJson } from './pages/words-json.js';
import { WordListRepository, type WordSelection } from './word-list.repository.js';

/** Lists a user's learned words, filtered and sorted. */
@Injectable()
export class WordListService {
  constructor(
    private readonly words: WordListRepository,
    private readonly pageTokens: PageTokens,
  ) {}

  /**
   * Returns a page of words: a `ListLearnedWordsResponse`.
   * @param gone aborted if nobody waits for it any more
   * @throws ApiError 400 `INVALID_FILTER`, `INVALID_ORDER_BY`, `FILTER_TOO_EXPENSIVE` or `INVALID_PAGE_TOKEN`
   */
  async list(userId: string, query: ListLearnedWordsQuery, gone: AbortSignal): Promise<JsonList> {
    const filter = query.filter ?? '';
    const order = parseWordOrder(query.order_by);
    const size = effectivePageSize(query.page_size);
    const list = ['learned-words', userId, filter, orderName(order)];
    const cursor = this.pageTokens.open(list, query.page_token);
    const selection = { userId, filter, order, cursor, size, gone };
    const { items, next } =
      (await this.shortWords(selection)) ?? (await this.wordsOfAnyLength(selection));
    const token = next === null ? '' : this.pageTokens.seal(list, next);
    return { name: 'learned_words', items, rest: { next_page_token: token } };
  }

  private async shortWords(selection: WordSelection): Promise<Page | undefined> {
    const page = await this.words.listJson(selection);
    if (page === undefined) return undefined;
    const { items, hasMore } = page;
    const last = hasMore ? (JSON.parse(items.at(-1) as string) as LearnedWordDto) : undefined;
    return { items, next: last ? cursorAfterShown(last, selection.order) : null };
  }

  private async wordsOfAnyLength(selection: WordSelection): Promise<Page> {
    const { items, last, hasMore } = await this.words.list(selection);
    return {
      items: await wordsJson(items),
      next: last && hasMore ? cursorAfter(last, selection.order) : null,
    };
  }
}

/** Words as JSON, and the place at which the next page begins, if there is one. */
interface Page {
  items: string[];
  next: Cursor | null;
}
