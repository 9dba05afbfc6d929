import { Injectable } from '@nestjs/common';
import { effectivePageSize, type PageQuery } from '@wordgrove/dto';
import { PageTokens } from './page-token.js';

/** A position in a list: the time at which the item was created, and its id. */
export type ListCursor = readonly [at: string, id: string];

/** The number of items that are read at once. */
const ITEMS_AT_ONCE = 40;

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** An empty string on the last page. */
  nextPageToken: string;
}

/** Pages through lists that are ordered by `created_at` and id, the newest first. */
@Injectable()
export class NewestFirst {
  constructor(private readonly tokens: PageTokens) {}

  /**
   * The page that the query asks for. `list` names the list, its user and filter; `read` reads up to
   * `limit` items after the cursor.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN`
   */
  async page<T extends { id: string; createdAt: string }>(
    list: readonly string[],
    query: PageQuery,
    read: (cursor: ListCursor | null, limit: number) => Promise<T[]>,
  ): Promise<Page<T>> {
    const size = effectivePageSize(query.page_size);
    const cursor = this.tokens.open(list, query.page_token) as ListCursor | null;
    const found = await inParts(cursor, size + 1, read);
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    const nextPageToken =
      last === undefined ? '' : this.tokens.seal(list, [last.createdAt, last.id]);
    return { items, nextPageToken };
  }
}

/** Reads some items at a time, because those of a large page can have megabytes together. */
async function inParts<T extends { id: string; createdAt: string }>(
  cursor: ListCursor | null,
  count: number,
  read: (cursor: ListCursor | null, limit: number) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let [after, isEnd] = [cursor, false]; !isEnd && found.length < count;) {
    const limit = Math.min(ITEMS_AT_ONCE, count - found.length);
    const part = await read(after, limit);
    for (const item of part) found.push(item);
    const last = part.at(-1);
    [after, isEnd] = [last ? [last.createdAt, last.id] : after, part.length < limit];
  }
  return found;
}
