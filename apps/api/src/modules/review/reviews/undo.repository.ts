import { Injectable } from '@nestjs/common';
import { masteryLevel, type Memory } from '@wordgrove/scheduling';
import { columnsOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  joinMemoryParameters,
  joinWords,
  MEMORY_PARAMETER_COLUMNS,
  parametersOf,
  replay,
  STORED_MEMORY_COLUMNS,
  waitForTurn,
  type MemoryParametersRow,
  type StoredMemory,
} from '../../learning/index.js';
import type { Review } from '../answers/review.js';
import { ReviewEntity } from '../answers/review.entity.js';
import { findRecorded, type RecordedAnswer } from '../answers/recorded-answer.repository.js';
import { REVIEW_COLUMNS } from '../answers/review.sql.js';
import { readLog } from '../answers/review-log.repository.js';

type ReviewedMemory = StoredMemory & MemoryParametersRow & Pick<Review, 'flashcardId'>;

/** Undoes reviews. */
@Injectable()
export class UndoRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Marks a review as undone, leaves the word as if it had never been, and opens its card again.
   * Undefined where the user has no such review; no change where it is undone already.
   */
  undo(userId: string, reviewId: string, at: Date): Promise<RecordedAnswer | undefined> {
    return this.sql.transaction(async (sql) => {
      const changeNumber = await waitForTurn(sql, userId);
      const undone = await sql.row(MARK, [reviewId, userId, at]);
      if (undone !== undefined) {
        const stored = await sql.row(READ_MEMORY, [reviewId]);
        await refold(sql, stored as ReviewedMemory, at, changeNumber);
      }
      return findRecorded(sql, FIND_REVIEW, [reviewId, userId]);
    });
  }
}

async function refold(
  sql: SqlExecutor,
  stored: ReviewedMemory,
  at: Date,
  changeNumber: string,
): Promise<void> {
  const log = await readLog(sql, stored.wordId);
  const memory = replay(stored, log, parametersOf(stored));
  await sql.execute(WRITE_MEMORY, [stored.wordId, ...memoryValues(memory), at, changeNumber]);
  if (stored.flashcardId === null) return;
  await sql.execute(WITHDRAW_LATER, [stored.flashcardId, at]);
  await sql.execute(REOPEN, [stored.flashcardId, at]);
}

function memoryValues(memory: Memory): unknown[] {
  return [
    memory.state,
    memory.stability,
    memory.difficulty,
    memory.learningStep,
    memory.reviewCount,
    memory.lapseCount,
    memory.lastReviewedAt,
    memory.nextReviewAt,
    masteryLevel(memory),
  ];
}

const MARK = statement<Pick<Review, 'learnedWordId'>>(
  'undo.mark',
  `update reviews set undone_at = $3 where id = $1 and user_id = $2 and undone_at is null
   returning ${columnsOf(ReviewEntity, ['learnedWordId'])}`,
);

// So locked that nobody issues a card of the word before this one is open again.
const READ_MEMORY = statement<ReviewedMemory>(
  'undo.read-memory',
  `select ${columnsOf(ReviewEntity, ['flashcardId'], 'reviews')}, ${STORED_MEMORY_COLUMNS},
     ${MEMORY_PARAMETER_COLUMNS}
   from reviews ${joinWords('reviews.learned_word_id')}
     ${joinMemoryParameters('reviews.user_id')}
   where reviews.id = $1 for update of learned_words`,
);

const WRITE_MEMORY = statement(
  'undo.write-memory',
  `update learned_words set memory_state = $2, stability = $3, difficulty = $4,
     learning_step = $5, review_count = $6, lapse_count = $7, last_reviewed_at = $8,
     next_review_at = $9, mastery_level = $10, updated_at = $11, change_number = $12
   where id = $1`,
);

// Without the review there would be no later card of the word: at most one is open.
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
