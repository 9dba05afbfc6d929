import { Injectable } from '@nestjs/common';
import { figure, LIMITS, type Language } from '@wordgrove/contracts';
import {
  effectivePageSize,
  type CollectWordbookResponse,
  type LearnedWordSpec,
  type PageQuery,
  type WordbookTermSpec,
} from '@wordgrove/dto';
import type { Principal } from '../../platform/access/principal.js';
import { failedPrecondition } from '../../platform/http/api-error.js';
import type { Page } from '../../platform/http/newest-first.js';
import { PageTokens } from '../../platform/http/page-token.js';
import { Clock } from '../../platform/time/clock.js';
import { CollectService, termKey } from '../learning/index.js';
import { distinctTerms } from './distinct-terms.js';
import type { PlacedTerm, Wordbook, WordbookWord } from './wordbook.js';
import { WordbookFull, WordbookWordsRepository } from './wordbook-words.repository.js';
import { WordbooksService } from './wordbooks.service.js';

/** Lists, changes and collects the terms of wordbooks. */
@Injectable()
export class WordbookWordsService {
  constructor(
    private readonly wordbooks: WordbooksService,
    private readonly words: WordbookWordsRepository,
    private readonly collecting: CollectService,
    private readonly pageTokens: PageTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of the terms in the order in which they were added.
   * @throws ApiError 404, 400 `INVALID_PAGE_TOKEN`
   */
  async list(userId: string, id: string, query: PageQuery): Promise<Page<WordbookWord>> {
    const list = ['wordbook-words', userId, id];
    const cursor = this.pageTokens.open(list, query.page_token);
    const wordbook = await this.wordbooks.get(userId, id);
    const size = effectivePageSize(query.page_size);
    const found = await this.words.list(wordbook, userId, Number(cursor?.[0] ?? 0), size + 1);
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    return { items, nextPageToken: last ? this.pageTokens.seal(list, [last.position]) : '' };
  }

  /** Adds terms and returns the wordbook. @throws ApiError 404, 403, or 400 `TOO_MANY` */
  async add(userId: string, id: string, specs: readonly WordbookTermSpec[]): Promise<Wordbook> {
    const { language } = await this.wordbooks.getOwn(userId, id);
    const terms = distinctTerms(specs, language);
    await this.words.add({ id, userId }, terms, this.clock.now()).catch(explainFull);
    return this.wordbooks.get(userId, id);
  }

  /** Removes terms and returns the wordbook. @throws ApiError 404 or 403 */
  async remove(userId: string, id: string, terms: readonly string[]): Promise<Wordbook> {
    const { language } = await this.wordbooks.getOwn(userId, id);
    const keys = terms.map((term) => termKey(term, language));
    await this.words.remove({ id, userId }, keys, this.clock.now());
    return this.wordbooks.get(userId, id);
  }

  /**
   * Collects all terms of a wordbook, with the same result as collecting them one by one.
   * @throws ApiError 404
   */
  async collect(principal: Principal, id: string): Promise<CollectWordbookResponse> {
    const { language } = await this.wordbooks.get(principal.userId, id);
    const counts = { collected_count: 0, created_count: 0 };
    for (let after = 0, isDone = false; !isDone;) {
      const words = await this.words.read(id, after, LIMITS.collectBatch);
      isDone = words.length < LIMITS.collectBatch;
      if (words.length === 0) break;
      after = words.at(-1)?.position ?? after;
      counts.collected_count += words.length;
      counts.created_count += await this.collectBatch(principal, words, language);
    }
    return counts;
  }

  /**
   * Collects terms and returns the number of new words. Leaves a note out if the reader's word has no room
   * for it.
   */
  private async collectBatch(
    principal: Principal,
    words: readonly PlacedTerm[],
    language: Language,
  ): Promise<number> {
    const specs = words.map(({ term, note }) => ({
      term,
      language,
      ...(note !== null && { notes: [note] }),
    }));
    return this.collecting.addAll(principal, specs, withoutNotes);
  }
}

function withoutNotes({ term, language }: LearnedWordSpec): LearnedWordSpec {
  return { term, ...(language !== undefined && { language }) };
}

function explainFull(error: unknown): never {
  if (!(error instanceof WordbookFull)) throw error;
  throw failedPrecondition(
    'TOO_MANY',
    `A wordbook can have at most ${figure(LIMITS.wordbookTerms)} terms`,
    'words',
  );
}
