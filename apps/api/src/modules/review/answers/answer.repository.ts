import { Injectable } from '@nestjs/common';
import type { LoggedReview, Memory } from '@wordgrove/scheduling';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { namesOf, valuesOf } from '../../../platform/database/records.js';
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
import { REVIEW, type Review } from '../log/review.js';
import { ReviewEntity, TELLS_PACE } from '../log/review.entity.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import { readLog } from '../log/review-log.repository.js';
import { findRecorded, type RecordedAnswer } from './recorded-answer.repository.js';

/** The number of latest answers that tell how fast the user usually is. */
const MAX_SAMPLES = 200;

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
    return this.sql.transactionOf(answer.userId, async (sql) => {
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
           and ${TELLS_PACE}
         order by reviewed_at desc limit ${MAX_SAMPLES}
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

const RECORDED = [...REVIEW, 'userId', 'applicationId'] as const;

type Record = Omit<Review, keyof MemoryValues> &
  MemoryValues & { userId: string; applicationId: string; at: Date; changeNumber: string };

const RECORD = namedStatement<Record, LearnedWord>(
  'answer.record',
  ($) => `with recorded as (
     insert into reviews (${namesOf(ReviewEntity, [...RECORDED, 'createdAt'])})
     values (${valuesOf(RECORDED, $)}, ${$.at})
   ), closed as (
     update flashcards set closed_at = ${$.at} where id = ${$.flashcardId}
   )
   ${writeMemory({ wordId: $.learnedWordId, memory: $, at: $.at, changeNumber: $.changeNumber })}
   returning ${LEARNED_WORD_COLUMNS}`,
);
