import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import {
  FIRST_MEMORY,
  hasWords,
  lockMemories,
  rescheduleWords,
  waitForTurn,
  type MemoryCursor,
  type WordMemory,
} from '../../learning/index.js';
import { readLogs } from '../log/review-log.repository.js';
import { Pause } from '../../../platform/time/pause.js';
import { refolded } from './refolded.js';

const BATCH_SIZE = 200;

/** Folds words again, one batch at a time, so that the learner's answers do not wait long. */
@Injectable()
export class RefoldMemoryRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns whether the user has a word. */
  areAny(userId: string): Promise<boolean> {
    return hasWords(this.sql, userId);
  }

  /**
   * Folds the words after the cursor again. Returns the cursor of the next batch, or undefined at the end.
   */
  refoldBatch(
    userId: string,
    cursor: MemoryCursor = FIRST_MEMORY,
    at: Date,
  ): Promise<MemoryCursor | undefined> {
    const refold = async (sql: SqlExecutor) => {
      const changeNumber = await waitForTurn(sql, userId);
      const words = await lockMemories(sql, userId, cursor, BATCH_SIZE);
      const logs = await readLogs(
        sql,
        words.map(({ wordId }) => wordId),
      );
      const changed: WordMemory[] = [];
      const pause = new Pause();
      for (const word of words) {
        const memory = await refolded(word, logs.get(word.wordId) ?? [], pause);
        if (memory !== undefined) changed.push({ wordId: word.wordId, memory });
      }
      await rescheduleWords(sql, changed, { at, changeNumber });
      return words.length < BATCH_SIZE ? undefined : words.at(-1);
    };
    return this.sql.transactionOf(userId, refold, 'long');
  }
}
