import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { timeZoneOf } from '../../accounts/index.js';
import {
  joinMemoryParameters,
  joinWords,
  lastTurnOf,
  MEMORY_PARAMETER_COLUMNS,
  STORED_MEMORY_COLUMNS,
  wordColumns,
  WORDS,
  type MemoryParametersRow,
  type StoredMemory,
} from '../../learning/index.js';
import { FlashcardEntity } from '../flashcards/flashcard.entity.js';
import { TELLS_PACE } from '../log/review.entity.js';
import { defaultPlanOf } from '../review-plans/review-plan.sql.js';

/** The number of latest answers that tell how fast the user usually is. */
const MAX_SAMPLES = 200;

const CARD_COLUMNS = columnsOf(
  FlashcardEntity,
  [
    'planId',
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
 * The answered flashcard with its word, and the speed at which the user usually answers questions of its
 * type.
 */
export interface AnsweredCard
  extends RowOf<typeof CARD_COLUMNS>, RowOf<typeof MASTERY>, StoredMemory, MemoryParametersRow {
  sampleCount: number;
  sampleMedianMs: number | null;
  /** The user's zone now. */
  timeZone: string;
}

/** The names of an answer's flashcard, in the order of `$1` to `$3`: its id, its user and its plan. */
export type CardKey = readonly [flashcardId: string, userId: string, planId: string | null];

/** SQL for whether `plan_id` is the plan `$3` of the user `$2`, or the default plan if `$3` is null. */
export const IN_PLAN = `plan_id = coalesce($3::uuid, ${defaultPlanOf('$2')})`;

/** Returns the flashcard and the number of the user's last turn when it was read. */
export function findCard(
  sql: SqlExecutor,
  key: CardKey,
): Promise<(AnsweredCard & LastTurn) | undefined> {
  return sql.row(FIND, key);
}

/** Returns the flashcard, and locks it and its word. */
export function lockCard(sql: SqlExecutor, key: CardKey): Promise<AnsweredCard | undefined> {
  return sql.row(LOCK, key);
}

interface LastTurn {
  lastTurn: string;
}

const selectCard = (more = ''): string =>
  `select ${CARD_COLUMNS}, ${STORED_MEMORY_COLUMNS}, ${MEMORY_PARAMETER_COLUMNS},
     ${MASTERY},
     pace.count::int as "sampleCount", pace.median as "sampleMedianMs",
     ${timeZoneOf('$2')} as "timeZone"${more}
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
   where card.id = $1 and card.user_id = $2 and card.${IN_PLAN}`;

const FIND = statement<AnsweredCard & LastTurn>(
  'answer.find-card',
  selectCard(`, ${lastTurnOf('$2')} as "lastTurn"`),
);

const LOCK = statement<AnsweredCard>(
  'answer.lock-card',
  `${selectCard()} for no key update of ${WORDS}, card`,
);
