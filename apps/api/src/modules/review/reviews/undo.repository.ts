import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  lockMemory,
  parametersOf,
  replay,
  saveMemory,
  waitForTurn,
  type MemoryTurn,
  type ScheduledMemory,
} from '../../learning/index.js';
import type { Review } from '../log/review.js';
import { ReviewEntity } from '../log/review.entity.js';
import { findRecorded, type RecordedAnswer } from '../answers/recorded-answer.repository.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import { readLog } from '../log/review-log.repository.js';

/** Undoes reviews. */
@Injectable()
export class UndoRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Marks a review as undone, folds the word's memory as if the review had never been submitted, and opens
   * its flashcard again. If the review is undone already, nothing changes. Returns undefined if the user
   * has no such review.
   */
  undo(userId: string, reviewId: string, at: Date): Promise<RecordedAnswer | undefined> {
    return this.sql.transactionOf(userId, async (sql) => {
      const changeNumber = await waitForTurn(sql, userId);
      const undone = await sql.row(MARK, [reviewId, userId, at]);
      if (undone !== undefined) {
        const word = await lockMemory(sql, userId, undone.learnedWordId);
        await refold(sql, word as ScheduledMemory, { at, changeNumber });
        await reopen(sql, undone.flashcardId, at);
      }
      return findRecorded(sql, FIND_REVIEW, [reviewId, userId]);
    });
  }
}

async function refold(sql: SqlExecutor, word: ScheduledMemory, turn: MemoryTurn): Promise<void> {
  const { wordId } = word;
  const memory = await replay(word, await readLog(sql, wordId), parametersOf(word));
  await saveMemory(sql, { wordId, memory }, turn);
}

async function reopen(sql: SqlExecutor, flashcardId: string | null, at: Date): Promise<void> {
  if (flashcardId === null) return;
  await sql.execute(WITHDRAW_LATER, [flashcardId, at]);
  await sql.execute(REOPEN, [flashcardId, at]);
}

const MARK = statement<Pick<Review, 'learnedWordId' | 'flashcardId'>>(
  'undo.mark',
  `update reviews set undone_at = $3 where id = $1 and user_id = $2 and undone_at is null
   returning ${columnsOf(ReviewEntity, ['learnedWordId', 'flashcardId'])}`,
);

// Without the review, the word would have no later flashcard. At most one may be open.
const WITHDRAW_LATER = statement<never>(
  'undo.withdraw-later',
  `delete from flashcards later using flashcards card
   where card.id = $1 and card.expires_at > $2 and later.plan_id = card.plan_id
     and later.learned_word_id = card.learned_word_id and later.closed_at is null`,
);

const REOPEN = statement<never>(
  'undo.reopen',
  'update flashcards set closed_at = null where id = $1 and expires_at > $2',
);

const FIND_REVIEW = statement<Review>(
  'undo.find-review',
  `select ${REVIEW_COLUMNS} from reviews where id = $1 and user_id = $2`,
);
