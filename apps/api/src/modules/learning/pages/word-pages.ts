import { Injectable } from '@nestjs/common';
import type { SqlReader } from '../../../platform/database/sql.js';
import { HeavyWork } from '../../../platform/http/heavy-work.js';
import { MAX_LONG_WORDS_READ, readLongWords } from './long-words.repository.js';
import { wordPage, type Paged, type WordPage } from './word-page.js';

/** Completes the pages that requests ask for. */
@Injectable()
export class WordPages {
  constructor(private readonly heavy: HeavyWork) {}

  /** Returns what {@link wordPage} returns. Long words are heavy work, so pages without them wait for nobody. */
  complete<Row extends { id: string | null }>(
    sql: SqlReader,
    userId: string,
    found: readonly Paged<Row>[],
    size: number,
  ): Promise<WordPage<Row>> {
    const read = (ids: readonly string[], room: number) =>
      this.heavy.run(userId, Math.min(ids.length, MAX_LONG_WORDS_READ), () =>
        readLongWords(sql, ids, room),
      );
    return wordPage<Row>(read, found, size);
  }
}
