import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import type { LoggedReview, Memory } from '@wordgrove/scheduling';
import { namesOf, valuesOf as sqlOf } from '../../../platform/database/records.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import {
  bytesEach,
  isLatest,
  LEARNED_WORD_COLUMNS,
  memoryValues,
  pageColumns,
  takeTurnAfter,
  waitForTurn,
  writeMemory,
  type LearnedWord,
  type MemoryValues,
  type Paged,
} from '../../learning/index.js';
import { readLog } from '../log/review-log.repository.js';
import { ReviewEntity } from '../log/review.entity.js';
import { REVIEW, type Review } from '../log/review.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import {
  findCard,
  IN_PLAN,
  lockCard,
  type AnsweredCard,
  type CardKey,
} from './answered-card.repository.js';
import type { Answer } from './answer.js';
import { findRecorded, type RecordedAnswer } from './recorded-answer.repository.js';

/** The values to write for an answer. */
export interface Outcome {
  review: Review;
  memory: Memory;
}

/** Decides on an answer. The log is given if the answer is not the latest. */
export type Decide = (card: AnsweredCard, log: readonly LoggedReview[] | null) => Promise<Outcome>;

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
    const write: Write<LearnedWord> = (sql, values) => sql.row(RECORD_AT_ONCE, values);
    return this.recordBy(write, answer, decide);
  }

  /** Does the same for an answer of a batch. A word that is long for a page usually comes without its lists. */
  recordPaged(
    answer: Answer,
    decide: Decide,
  ): Promise<RecordedAnswer<Paged<LearnedWord>> | undefined> {
    const bytes = bytesEach(LIMITS.answerBatch);
    const write: Write<Paged<LearnedWord>> = (sql, values) =>
      sql.row(RECORD_PAGED, { ...values, bytes });
    return this.recordBy(write, answer, decide);
  }

  private recordBy<Word>(
    write: Write<Word>,
    answer: Answer,
    decide: Decide,
  ): Promise<RecordedAnswer<Word | LearnedWord> | undefined> {
    return this.sql.inTurnOf(
      answer.userId,
      async (sql) =>
        (await recordAtOnce(sql, answer, decide, write)) ??
        this.sql.transaction((locked) => recordLocked(locked, answer, decide)),
    );
  }
}

/** Writes an answer and returns its word, or returns undefined if anything has changed since the card was read. */
type Write<Word> = (
  sql: SqlExecutor,
  values: Record & { lastTurn: string },
) => Promise<Word | undefined>;

/**
 * Records the first answer to an open flashcard without a lock between reading and writing, and so in few
 * round trips. Returns undefined if anything is unusual or has changed in the meantime, and writes nothing.
 */
async function recordAtOnce<Word>(
  sql: SqlExecutor,
  answer: Answer,
  decide: Decide,
  write: Write<Word>,
): Promise<RecordedAnswer<Word> | undefined> {
  const card = await findCard(sql, keyOf(answer));
  if (card === undefined || card.closedAt !== null) return undefined;
  const outcome = await decide(card, await logBefore(sql, card, answer));
  const { lastTurn } = card;
  const word = await write(sql, { ...valuesOf(answer, outcome), lastTurn });
  return word && { review: outcome.review, word };
}

async function recordLocked(
  sql: SqlExecutor,
  answer: Answer,
  decide: Decide,
): Promise<RecordedAnswer | undefined> {
  const changeNumber = await waitForTurn(sql, answer.userId);
  const card = await lockCard(sql, keyOf(answer));
  if (card === undefined || card.closedAt !== null) {
    const before = await findRecorded(sql, FIND_REVIEW, keyOf(answer));
    if (before !== undefined || card === undefined) return before;
  }
  const outcome = await decide(card, await logBefore(sql, card, answer));
  const word = await sql.row(RECORD, { ...valuesOf(answer, outcome), changeNumber });
  return { review: outcome.review, word: word as LearnedWord };
}

function keyOf({ flashcardId, userId, planId }: Answer): CardKey {
  return [flashcardId, userId, planId];
}

async function logBefore(sql: SqlExecutor, card: AnsweredCard, { reviewedAt }: Answer) {
  return isLatest(card, reviewedAt) ? null : readLog(sql, card.wordId);
}

function valuesOf({ userId, applicationId, at }: Answer, { review, memory }: Outcome) {
  return { ...review, ...memoryValues(memory), userId, applicationId, at };
}

const FIND_REVIEW = statement<Review>(
  'answer.find-review',
  `select ${REVIEW_COLUMNS} from reviews
   where flashcard_id = $1 and user_id = $2 and ${IN_PLAN} and undone_at is null`,
);

const RECORDED = [...REVIEW, 'userId', 'applicationId'] as const;

type Record = Omit<Review, keyof MemoryValues> &
  MemoryValues & { userId: string; applicationId: string; at: Date };

// A flashcard is closed without a turn if it has expired, so it is looked at again. `turn` is SQL for the turn.
const recordIn = (
  turn: string,
  $: Readonly<{ [Name in keyof Record]: string }>,
  returned: string = LEARNED_WORD_COLUMNS,
): string => `
  with turn (number) as (${turn}),
  closed as (
    update flashcards set closed_at = ${$.at} from turn
    where id = ${$.flashcardId} and closed_at is null
    returning turn.number
  ),
  recorded as (
    insert into reviews (${namesOf(ReviewEntity, [...RECORDED, 'createdAt'])})
    select ${sqlOf(RECORDED, $)}, ${$.at} from closed
  )
  ${writeMemory({
    wordId: $.learnedWordId,
    memory: $,
    at: $.at,
    changeNumber: 'closed.number',
    from: 'closed',
  })}
  returning ${returned}`;

const afterLastTurn = ($: { userId: string; lastTurn: string }): string =>
  takeTurnAfter(`${$.userId}::uuid`, `${$.lastTurn}::bigint`);

const RECORD_AT_ONCE = namedStatement<Record & { lastTurn: string }, LearnedWord>(
  'answer.record-at-once',
  ($) => recordIn(afterLastTurn($), $),
);

const RECORD_PAGED = namedStatement<
  Record & { lastTurn: string; bytes: number },
  Paged<LearnedWord>
>('answer.record-paged', ($) => recordIn(afterLastTurn($), $, pageColumns(`${$.bytes}::int`)));

const RECORD = namedStatement<Record & { changeNumber: string }, LearnedWord>(
  'answer.record',
  ($) => recordIn(`select ${$.changeNumber}::bigint`, $),
);
