import { Injectable } from '@nestjs/common';
import { invalidArgument } from './api-error.js';
import { SealedTokens, type Cursor } from './sealed-tokens.js';

export type { Cursor } from './sealed-tokens.js';

/**
 * Creates and opens `page_token`s. `list` identifies the list: the endpoint, the user, the filter
 * and the order.
 */
@Injectable()
export class PageTokens {
  constructor(private readonly tokens: SealedTokens) {}

  seal(list: readonly string[], cursor: Cursor): string {
    return this.tokens.seal(list, cursor);
  }

  /**
   * The cursor of a token; null for the first page, whose token is empty or absent. `field` is the parameter that has it.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN` if it is malformed or of another list
   */
  open(list: readonly string[], token: string | undefined, field = 'page_token'): Cursor | null {
    if (token === undefined || token === '') return null;
    const cursor = this.tokens.open(list, token);
    if (cursor !== undefined) return cursor;
    throw invalidArgument({
      reason: 'INVALID_PAGE_TOKEN',
      field,
      description: 'is not a page token of this list',
    });
  }
}
