import { Injectable } from '@nestjs/common';
import type { LoggedReview, Memory } from '@wordgrove/scheduling';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import {
  isLatest,
  joinMemoryParameters,
  joinWords,
  LEARNED_WORD_COLUMNS,
  MEMORY_PARAMETER_COLUMNS,
  memoryValues,
  STORED_MEMORY_COLUMNS,
  waitForTurn,
  wordColumns,
  WORDS,
  writeMemory,
  type LearnedWord,
  type MemoryParametersRow,
  type MemoryValues,
  type StoredMemory,
} from '../../learning/index.js';
import { FlashcardEntity } from '../flashcards/flashcard.entity.js';
import type { Answer } from './answer.js';
import type { Review } from '../log/review.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import { readLog } from '../log/review-log.repository.js';
import { findRecorded, type RecordedAnswer } from './recorded-answer.repository.js';

const CARD_COLUMNS = columnsOf(
  FlashcardEntity,
  [
    'questionType',
    'options',
    'correctAnswer',
    'acceptedAnswers',
    'explanation',
    'expiresAt',
    'closedAt',
  ],
  'card',
);

const MASTERY = wordColumns(['masteryLevel']);

/**
 * The answered flashcard with its word, both locked, and the speed at which the user usually answers
 * questions of its type.
 */
export interface AnsweredCard
  extends RowOf<typeof CARD_COLUMNS>, RowOf<typeof MASTERY>, StoredMemory, MemoryParametersRow {
  sampleCount: number;
  sampleMedianMs: number | null;
}

/** The values to write for an answer. */
export interface Outcome {
  review: Review;
  memory: Memory;
}

/** Decides on an answer. The log is given if the answer is not the latest. */
export type Decide = (card: AnsweredCard, log: readonly LoggedReview[] | null) => Outcome;

/** Records answers, each once. */
@Injectable()
export class AnswerRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Records the answer with the outcome that `decide` returns. If the flashcard has an answer already,
   * returns that one, even if the flashcard is deleted. Returns undefined if the user has no such flashcard
   * in this plan.
   */
  record(answer: Answer, decide: Decide): Promise<RecordedAnswer | undefined> {
    return this.sql.transaction(async (sql) => {
      const changeNumber = await waitForTurn(sql, answer.userId);
      const key = [answer.flashcardId, answer.userId, answer.planId];
      const card = await sql.row(LOCK_CARD, key);
      if (card === undefined || card.closedAt !== null) {
        const before = await findRecorded(sql, FIND_REVIEW, key);
        if (before !== undefined || card === undefined) return before;
      }
      const log = isLatest(card, answer.reviewedAt) ? null : await readLog(sql, card.wordId);
      const outcome = decide(card, log);
      return { review: outcome.review, word: await write(sql, answer, outcome, changeNumber) };
    });
  }
}

async function write(
  sql: SqlExecutor,
  { userId, applicationId, at }: Answer,
  { review, memory }: Outcome,
  changeNumber: string,
): Promise<LearnedWord> {
  const values = { ...review, ...memoryValues(memory), userId, applicationId, at, changeNumber };
  return (await sql.row(RECORD, values)) as LearnedWord;
}

const LOCK_CARD = statement<AnsweredCard>(
  'answer.lock-card',
  `select ${CARD_COLUMNS}, ${STORED_MEMORY_COLUMNS}, ${MEMORY_PARAMETER_COLUMNS},
     ${MASTERY},
     pace.count::int as "sampleCount", pace.median as "sampleMedianMs"
   from flashcards card
     ${joinWords('card.learned_word_id')}
     ${joinMemoryParameters('card.user_id')},
     lateral (
       select count(*), percentile_cont(0.5) within group (order by time_spent_ms) as median
       from (
         select time_spent_ms from reviews
         where user_id = card.user_id and question_type = card.question_type
           and is_correct and time_spent_ms <= 60000 and undone_at is null
         order by reviewed_at desc limit 200
       ) latest
     ) pace
   where card.id = $1 and card.user_id = $2 and card.plan_id = $3
   for no key update of ${WORDS}, card`,
);

const FIND_REVIEW = statement<Review>(
  'answer.find-review',
  `select ${REVIEW_COLUMNS} from reviews
   where flashcard_id = $1 and user_id = $2 and plan_id = $3 and undone_at is null`,
);

type Record = Omit<Review, keyof MemoryValues> &
  MemoryValues & { userId: string; applicationId: string; at: Date; changeNumber: string };

const RECORD = namedStatement<Record, LearnedWord>(
  'answer.record',
  ($) => `with recorded as (
     insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, application_id,
       question_type, user_answer, is_correct, answer_check, rating, time_spent_ms,
       previous_mastery_level, mastery_level, reviewed_at, next_review_at, created_at)
     values (${$.id}, ${$.userId}, ${$.planId}, ${$.flashcardId}, ${$.learnedWordId},
       ${$.applicationId}, ${$.questionType}, ${$.userAnswer}, ${$.isCorrect}, ${$.answerCheck},
       ${$.rating}, ${$.timeSpentMs}, ${$.previousMasteryLevel}, ${$.masteryLevel},
       ${$.reviewedAt}, ${$.nextReviewAt}, ${$.at})
   ), closed as (
     update flashcards set closed_at = ${$.at} where id = ${$.flashcardId}
   )
   ${writeMemory({ wordId: $.learnedWordId, memory: $, at: $.at, changeNumber: $.changeNumber })}
   returning ${LEARNED_WORD_COLUMNS}`,
);
