import { Injectable } from '@nestjs/common';
import { Sql, type Reads } from '../../../platform/database/sql.js';
import { statement, type SqlText } from '../../../platform/database/statement.js';
import { invalidArgument, type ApiError } from '../../../platform/http/api-error.js';
import {
  COLLECTED_AT,
  contentIf,
  findWords,
  type FoundWords,
  fromWords,
  HAS_NOTES,
  IS_NEW,
  isWordOf,
  joinWords,
  lookUpWord,
  OLDEST_FIRST,
  recentNotes,
  SENTENCES,
  WORD_ID,
  WORD_TO_ASK,
  wordColumns,
  type WordNote,
} from '../../learning/index.js';
import {
  ALL_WORDS,
  canBeAsked,
  planWords,
  selectsAll,
  type PlanSelection,
} from '../review-plans/plan-selection.sql.js';
import { statsOf } from '../review-plans/plan-stats.sql.js';
import { isPaused, statsOfPlan, type PlanCounts } from '../review-plans/pause.js';
import type { PlanToAsk, ReviewPlan } from '../review-plans/review-plan.js';
import { selectPlan } from '../review-plans/review-plan.sql.js';
import {
  hasAllDue,
  hasAllNew,
  lookAt,
  READS,
  selectsEach,
  type WordsFound,
} from '../review-plans/words-looked-at.sql.js';
import type { IssuedCard, WordToReview } from './flashcard.js';
import { FLASHCARD_COLUMNS } from './flashcard.sql.js';
import { ANSWERED, FURTHER_WORDS, isSibling, LATEST_ANSWERS } from './siblings.sql.js';

/**
 * A row of {@link PlanWordsRepository.select}: a word, the columns of its open flashcard or nulls, and the
 * counts. One of the rows has the plan as it is at that moment, unless the plan is deleted, the notes of other words, if
 * a word with notes has no open flashcard, and the sentences of the words that were answered last. `lacksDue` and `lacksNew` are true if words are missing that may be among those
 * not looked at.
 */
export type WordToReviewRow = PlanCounts & {
  plan: PlanToAsk | null;
  otherNotes: WordNote[] | null;
  answered: string[][] | null;
  lacksDue: boolean;
  lacksNew: boolean;
} & (WordToReview | { wordId: null }) &
  (IssuedCard | { id: null });

/** Reads the words that a plan selects. */
@Injectable()
export class PlanWordsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns up to `size` words to ask now, each with its open flashcard if there is one. Due words come
   * first, in the order of how likely they are to be forgotten, then new words, the oldest first. Both stay
   * within the day's limits. A paused plan has none. There is at least one row, because every row has the counts.
   * A plan with a filter or wordbooks looks at the first due and new words. If it selects too few of them, indexes find others.
   * @param gone aborted if nobody waits for them any more
   * @throws ApiError 400 `FILTER_TOO_EXPENSIVE` if there may be words to ask, and none is found
   */
  async select(
    plan: ReviewPlan,
    size: number,
    now: Date,
    gone: AbortSignal,
  ): Promise<WordToReviewRow[]> {
    const sql = this.sql.readsUntil(gone, plan.userId);
    const first = await this.among(sql, plan, size, now);
    const rows = lacksWords(first) ? await this.findMore(sql, plan, size, now, first) : first;
    return rows.map((row) => statsOfPlan(plan, row, now));
  }

  private async findMore(
    sql: Reads,
    plan: ReviewPlan,
    size: number,
    now: Date,
    first: WordToReviewRow[],
  ): Promise<WordToReviewRow[]> {
    const found = await findWords(sql, plan, (parameters) => canBeAsked(plan, now, parameters));
    if (found?.areAll !== true && hasWords(first)) return first;
    const rows = found ? await this.among(sql, plan, size, now, found) : first;
    if (found?.areAll !== true && !hasWords(rows)) throw tooExpensive();
    return rows;
  }

  /** Selects some of the first words, or of those that indexes have found. */
  private among(
    sql: Reads,
    plan: ReviewPlan,
    size: number,
    now: Date,
    words?: FoundWords,
  ): Promise<WordToReviewRow[]> {
    const { parameters, ...selection } = planWords(plan, now);
    const limits = {
      limit: `${parameters.add(isPaused(plan, now) ? 0 : size)}::int`,
      reviews: `${parameters.add(plan.dailyReviewLimit)}::int`,
      news: `${parameters.add(plan.dailyNewLimit)}::int`,
    };
    const found = words && { ...words, ids: `${parameters.add(words.ids)}::uuid[]` };
    const text = selectsAll(plan) ? SELECT_ALL : selectionOf(selection, limits, found);
    return sql.rows(text, parameters.values);
  }
}

const lacksWords = ([row]: WordToReviewRow[]): boolean =>
  row !== undefined && (row.lacksDue || row.lacksNew);

const hasWords = ([row]: WordToReviewRow[]): boolean => row !== undefined && row.wordId !== null;

function tooExpensive(): ApiError {
  return invalidArgument({
    reason: 'FILTER_TOO_EXPENSIVE',
    field: 'filter',
    description: `selects none of the ${READS} words that have been due for the longest and of the ${READS} oldest new ones, and no index finds few others. Add a condition that few words meet, or put the words into a wordbook`,
    metadata: { most: READS },
  });
}

interface Limits {
  limit: string;
  reviews: string;
  news: string;
}

const newOf = (words: PlanSelection) => `
  select candidates.id from (
    select words.id, words.collected_at, open_cards.id is null as is_closed from (
      select ${WORD_ID}, ${COLLECTED_AT} as collected_at
      from open_cards ${joinWords('open_cards.learned_word_id')}
      where ${isWordOf('$1')} and ${IS_NEW} and ${words.condition}
      union (${firstNewOf(words)} limit (select for_new + ${FURTHER_WORDS} from room where for_new > 0))
    ) words left join open_cards on open_cards.learned_word_id = words.id
  ) candidates
  order by is_closed, ${isSibling('candidates.id')}, collected_at, id limit (select for_new from room)`;

const firstNewOf = (words: PlanSelection) =>
  selectsEach(words)
    ? `select ${WORD_ID}, ${COLLECTED_AT} as collected_at ${fromWords('$1')} and ${IS_NEW}
      order by ${OLDEST_FIRST}`
    : `select id, collected_at from all_new order by collected_at, id`;

const DUE = `due as (
    select candidates.id, candidates.faded from (
      select all_due.id, all_due.faded, open_cards.id is null as is_closed
      from all_due left join open_cards on open_cards.learned_word_id = all_due.id
      order by is_closed, all_due.faded desc, all_due.id
      limit (select for_due + ${FURTHER_WORDS} from room_for_due)
    ) candidates
    order by is_closed, ${isSibling('candidates.id')}, faded desc, id
    limit (select for_due from room_for_due)
  )`;

/** The languages of the chosen words of whose notes new flashcards will be made. */
const TO_MAKE_CARDS_OF = `select distinct ${wordColumns(['language'])}
    from chosen ${lookUpWord('chosen.id')}
    where not exists (select from open_cards where open_cards.learned_word_id = chosen.id) and ${HAS_NOTES}`;

// Words with an open flashcard are selected before others, and words from the sentence of a word that was just answered after
// others. In the course of time the order of fading
// changes and older words appear, but a repeated call must not bring other words. The chosen words are
// looked up one by one, because the planner cannot know how few they are. The due words are found only
// once.
const selectionOf = (
  words: PlanSelection,
  { limit, reviews, news }: Limits,
  found?: WordsFound,
): SqlText<WordToReviewRow> => `
  with plan as (${selectPlan('$3')} where p.user_id = $1 and p.id = $2),
  ${lookAt(words, found)},
  ${statsOf(words, found)},
  open_cards as materialized (
    select * from flashcards where plan_id = $2 and closed_at is null and expires_at > $3
  ),
  ${LATEST_ANSWERS},
  room_for_due as (
    select least(${limit}, greatest(${reviews} - "reviewedTodayCount" + "newTodayCount", 0)) as for_due
    from stats
  ),
  ${DUE},
  room as (
    select least(${limit} - (select count(*) from due), greatest(${news} - "newTodayCount", 0))
      as for_new from stats
  ),
  new as (${newOf(words)}),
  chosen as (
    select id, 0 as place, faded from due union all select id, 1, 0 from new
  )
  select case when row_number() over () = 1 then (select row_to_json(plan) from plan) end as plan,
    case when row_number() over () = 1 then ${recentNotes('$1', TO_MAKE_CARDS_OF)} end as "otherNotes",
    case when row_number() over () = 1 then ${ANSWERED} end as "answered",
    (select count(*) from due) < (select for_due from room_for_due)
      and ${selectsEach(words) ? 'false' : `not (${hasAllDue(words, found)})`} as "lacksDue",
    (select count(*) from new) < (select for_new from room)
      and not (${hasAllNew(words, found)}) as "lacksNew",
    stats.*, ${WORD_TO_ASK}, ${contentIf('flashcards.id is null')}, ${SENTENCES},
    ${words.dueAt} as "fallsDueAt",
    ${FLASHCARD_COLUMNS}
  from stats left join chosen on true
    ${lookUpWord('chosen.id')}
    left join open_cards flashcards on flashcards.learned_word_id = chosen.id
  order by chosen.place, chosen.faded desc, ${OLDEST_FIRST}`;

const SELECT_ALL = statement<WordToReviewRow>(
  'plan-words.select',
  selectionOf(ALL_WORDS, { limit: '$5::int', reviews: '$6::int', news: '$7::int' }),
);
