import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import type { MemoryState } from '@wordgrove/scheduling';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { SqlParameters, type WordContext } from '../../learning/index.js';
import { FLASHCARD_COLUMNS } from '../flashcards/flashcard.sql.js';
import { STRENGTHENED, wordsOf, type PlanSelection } from './plan-selection.sql.js';
import { dueWordsOf, NEW, statsOf } from './plan-stats.sql.js';
import type { PlanStats, ReviewPlan } from './review-plan.js';

/** A word to ask about, with what questions are made of. */
export interface WordToReview {
  wordId: string;
  term: string;
  language: Language;
  masteryLevel: number;
  memoryState: MemoryState;
  /** Empty where the word has an open card, which needs them no more; so are contexts. */
  notes: string[];
  contexts: WordContext[];
  /** In the plan. */
  fallsDueAt: string;
}

/** A row of {@link PlanWordsRepository.select}: a word, its open card's columns or nulls, the counts. */
export type WordToReviewRow<Card> = PlanStats &
  (WordToReview | { wordId: null }) &
  (Card | { id: null });

/** Reads the words that a plan selects. */
@Injectable()
export class PlanWordsRepository {
  constructor(private readonly sql: Sql) {}

  async count(plan: ReviewPlan, now: Date): Promise<PlanStats> {
    const { parameters, ...words } = planWords(plan, now);
    const text = `with ${statsOf(words)} select * from stats`;
    const counts = await this.sql.row<PlanStats>(
      prepared(plan, 'plan-words.count', text),
      parameters.values,
    );
    return counts as PlanStats;
  }

  /**
   * Up to `limit` words to ask now, with the card that is open for each: due ones, the likeliest
   * forgotten first, then new ones, the oldest first, both within the day's limits. At least one row,
   * because each has the counts.
   */
  select<Card>(plan: ReviewPlan, limit: number, now: Date): Promise<WordToReviewRow<Card>[]> {
    const { parameters, ...words } = planWords(plan, now);
    const text = selectionOf(words, {
      limit: `${parameters.add(limit)}::int`,
      reviews: `${parameters.add(plan.dailyReviewLimit)}::int`,
      news: `${parameters.add(plan.dailyNewLimit)}::int`,
    });
    return this.sql.rows(prepared(plan, 'plan-words.select', text), parameters.values);
  }
}

/** Four parameters come first: the user, the plan, now, and the start of the day. */
interface PlanWords extends PlanSelection {
  parameters: SqlParameters;
}

/** @throws ApiError 400 `INVALID_FILTER`, which a stored filter never is */
function planWords(plan: ReviewPlan, now: Date): PlanWords {
  const parameters = new SqlParameters();
  for (const value of [plan.userId, plan.id, now, plan.dayStartedAt]) parameters.add(value);
  return { parameters, ...wordsOf(plan, parameters) };
}

/** Only the text of a plan that narrows and stretches nothing is always the same. */
function prepared(plan: ReviewPlan, name: string, text: string) {
  const isAll = plan.filter.trim() === '' && plan.wordbookIds.length === 0;
  return isAll && plan.desiredRetention === plan.retention ? statement(name, text) : text;
}

// Retrievability falls with the time since the memory was last fresh, counted in stabilities.
const FADED = `extract(epoch from $3::timestamptz - ${STRENGTHENED}) / learned_words.stability`;

interface Limits {
  limit: string;
  reviews: string;
  news: string;
}

const newOf = (condition: string) => `
  select words.id from (
    select learned_words.id, learned_words.created_at
    from open_cards join learned_words on learned_words.id = open_cards.learned_word_id
    where ${NEW} and ${condition}
    union (
      select learned_words.id, learned_words.created_at from learned_words
      where ${NEW} and ${condition}
      order by learned_words.created_at, learned_words.id limit (select for_new from room)
    )
  ) words left join open_cards on open_cards.learned_word_id = words.id
  order by open_cards.id is null, words.created_at, words.id limit (select for_new from room)`;

// Words with an open card come before others into the selection: as time passes the order of fading
// changes and older words appear, yet asking again must not bring other words. The chosen words are
// looked up one by one, since the planner cannot know how few they are; the due ones are found once.
const selectionOf = (words: PlanSelection, { limit, reviews, news }: Limits) => `
  with all_due as materialized (
    select learned_words.id, ${FADED} as faded from ${dueWordsOf(words)}
  ),
  ${statsOf(words, 'all_due')},
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
  select stats.*, learned_words.id as "wordId", learned_words.term, learned_words.language,
    learned_words.mastery_level as "masteryLevel", learned_words.memory_state as "memoryState",
    case when flashcards.id is null then learned_words.notes else '{}' end as notes,
    case when flashcards.id is null then learned_words.contexts else '[]' end as contexts,
    ${words.dueAt} as "fallsDueAt",
    ${FLASHCARD_COLUMNS}
  from stats left join chosen on true
    left join lateral (
      select * from learned_words where learned_words.id = chosen.id limit 1
    ) learned_words on true
    left join open_cards flashcards on flashcards.learned_word_id = chosen.id
  order by chosen.place, chosen.faded desc, learned_words.created_at, learned_words.id`;
