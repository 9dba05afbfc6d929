import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement, type SqlText } from '../../../platform/database/statement.js';
import {
  COLLECTED_AT,
  contentIf,
  fadedAt,
  fromWords,
  IS_NEW,
  isWordOf,
  joinWords,
  lookUpWord,
  OLDEST_FIRST,
  WORD_ID,
  WORD_TO_ASK,
} from '../../learning/index.js';
import {
  ALL_WORDS,
  planWords,
  selectsAll,
  type PlanSelection,
} from '../review-plans/plan-selection.sql.js';
import { fromDueWords, statsOf } from '../review-plans/plan-stats.sql.js';
import type { PlanStats, PlanToAsk, ReviewPlan } from '../review-plans/review-plan.js';
import { selectPlan } from '../review-plans/review-plan.sql.js';
import type { IssuedCard, WordToReview } from './flashcard.js';
import { FLASHCARD_COLUMNS } from './flashcard.sql.js';

/**
 * A row of {@link PlanWordsRepository.select}: a word, the columns of its open flashcard or nulls, and the
 * counts. One of the rows has the plan as it is at that moment, unless the plan is deleted.
 */
export type WordToReviewRow = PlanStats & { plan: PlanToAsk | null } & (
    WordToReview | { wordId: null }
  ) &
  (IssuedCard | { id: null });

/** Reads the words that a plan selects. */
@Injectable()
export class PlanWordsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns up to `size` words to ask now, each with its open flashcard if there is one. Due words come
   * first, in the order of how likely they are to be forgotten, then new words, the oldest first. Both stay
   * within the day's limits. There is at least one row, because every row has the counts.
   * @param gone aborted if nobody waits for them any more
   */
  select(plan: ReviewPlan, size: number, now: Date, gone: AbortSignal): Promise<WordToReviewRow[]> {
    const { parameters, ...words } = planWords(plan, now);
    const text = selectionOf(words, {
      limit: `${parameters.add(size)}::int`,
      reviews: `${parameters.add(plan.dailyReviewLimit)}::int`,
      news: `${parameters.add(plan.dailyNewLimit)}::int`,
    });
    return this.sql.readsUntil(gone).rows(selectsAll(plan) ? SELECT_ALL : text, parameters.values);
  }
}

interface Limits {
  limit: string;
  reviews: string;
  news: string;
}

const newOf = (condition: string) => `
  select words.id from (
    select ${WORD_ID}, ${COLLECTED_AT} as collected_at
    from open_cards ${joinWords('open_cards.learned_word_id')}
    where ${isWordOf('$1')} and ${IS_NEW} and ${condition}
    union (
      select ${WORD_ID}, ${COLLECTED_AT} ${fromWords('$1')}
        and ${IS_NEW} and ${condition}
      order by ${OLDEST_FIRST} limit (select for_new from room)
    )
  ) words left join open_cards on open_cards.learned_word_id = words.id
  order by open_cards.id is null, words.collected_at, words.id limit (select for_new from room)`;

// Words with an open flashcard are selected before others. In the course of time the order of fading
// changes and older words appear, but a repeated call must not bring other words. The chosen words are
// looked up one by one, because the planner cannot know how few they are. The due words are found only
// once.
const selectionOf = (
  words: PlanSelection,
  { limit, reviews, news }: Limits,
): SqlText<WordToReviewRow> => `
  with plan as (${selectPlan('$3')} where p.user_id = $1 and p.id = $2),
  all_due as materialized (
    select ${WORD_ID}, ${fadedAt('$3::timestamptz')} as faded ${fromDueWords(words)}
  ),
  ${statsOf(words, 'from all_due')},
  open_cards as materialized (
    select * from flashcards where plan_id = $2 and closed_at is null and expires_at > $3
  ),
  due as (
    select all_due.id, all_due.faded
    from all_due left join open_cards on open_cards.learned_word_id = all_due.id
    order by open_cards.id is null, all_due.faded desc, all_due.id
    limit (select least(${limit},
      greatest(${reviews} - "reviewedTodayCount" + "newTodayCount", 0)) from stats)
  ),
  room as (
    select least(${limit} - (select count(*) from due), greatest(${news} - "newTodayCount", 0))
      as for_new from stats
  ),
  new as (${newOf(words.condition)}),
  chosen as (
    select id, 0 as place, faded from due union all select id, 1, 0 from new
  )
  select case when row_number() over () = 1 then (select row_to_json(plan) from plan) end as plan,
    stats.*, ${WORD_TO_ASK}, ${contentIf('flashcards.id is null')},
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
