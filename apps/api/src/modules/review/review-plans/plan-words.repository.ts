import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import type { MemoryState } from '@wordgrove/scheduling';
import { Sql, statement } from '../../../platform/database/sql.js';
import {
  compileWordFilter,
  inWordbook,
  SqlParameters,
  type WordContext,
} from '../../learning/index.js';
import { FLASHCARD_COLUMNS } from '../flashcards/flashcard-columns.repository.js';
import type { PlanStats, ReviewPlan } from './review-plan.js';

/** A word to ask about, with what questions are made of. */
export interface WordToReview {
  wordId: string;
  term: string;
  language: Language;
  masteryLevel: number;
  memoryState: MemoryState;
  notes: string[];
  contexts: WordContext[];
  nextReviewAt: string;
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
    const { parameters, condition } = planCondition(plan, now);
    const text = `with ${statsOf(condition)} select * from stats`;
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
    const { parameters, condition } = planCondition(plan, now);
    const text = selectionOf(condition, {
      limit: `${parameters.add(limit)}::int`,
      reviews: `${parameters.add(plan.dailyReviewLimit)}::int`,
      news: `${parameters.add(plan.dailyNewLimit)}::int`,
    });
    return this.sql.rows(prepared(plan, 'plan-words.select', text), parameters.values);
  }
}

// Four parameters come first: the user, the plan, now, and the start of the day.
function planCondition(plan: ReviewPlan, now: Date) {
  const parameters = new SqlParameters();
  for (const value of [plan.userId, plan.id, now, plan.dayStartedAt]) parameters.add(value);
  const filter = compileWordFilter(plan.filter, parameters);
  if (plan.wordbookIds.length === 0) return { parameters, condition: filter };
  const wordbooks = inWordbook(`= any(${parameters.add(plan.wordbookIds)}::uuid[])`);
  return { parameters, condition: `${filter} and ${wordbooks}` };
}

/** Only the text of a plan that narrows nothing is always the same. */
function prepared(plan: ReviewPlan, name: string, text: string) {
  const isAll = plan.filter.trim() === '' && plan.wordbookIds.length === 0;
  return isAll ? statement(name, text) : text;
}

const ACTIVE = `learned_words.user_id = $1 and not learned_words.suspended`;
const DUE = `${ACTIVE} and learned_words.memory_state <> 'NEW' and learned_words.next_review_at <= $3`;
const NEW = `${ACTIVE} and learned_words.memory_state = 'NEW'`;

const statsOf = (condition: string) => `stats as (
  select
    (select count(*)::int from learned_words where ${DUE} and ${condition}) as "dueCount",
    (select count(*)::int from learned_words where ${NEW} and ${condition}) as "newCount",
    today."reviewedTodayCount", today."newTodayCount"
  from (
    select count(*)::int as "reviewedTodayCount",
      count(*) filter (where previous_mastery_level = 0)::int as "newTodayCount"
    from reviews where plan_id = $2 and reviewed_at >= $4 and undone_at is null
  ) today
)`;

const OPEN_CARD = `left join flashcards on flashcards.plan_id = $2
  and flashcards.learned_word_id = learned_words.id
  and flashcards.closed_at is null and flashcards.expires_at > $3`;

// Retrievability falls with the time since the memory was last fresh, counted in stabilities. Where
// no level was declared there is only the last review, which may be older than the word's own row.
const FADED = `extract(epoch from $3::timestamptz - case learned_words.declared_mastery_level
  when 0 then learned_words.last_reviewed_at
  else greatest(learned_words.last_reviewed_at, learned_words.declared_at) end)
  / learned_words.stability`;

interface Limits {
  limit: string;
  reviews: string;
  news: string;
}

// Words with an open card come before others into the selection: as time passes the order of fading
// changes, and asking again must not bring other words.
const selectionOf = (condition: string, { limit, reviews, news }: Limits) => `
  with ${statsOf(condition)},
  due as (
    select learned_words.id, ${FADED} as faded from learned_words ${OPEN_CARD}
    where ${DUE} and ${condition}
    order by flashcards.id is null, faded desc, learned_words.id
    limit (select least(${limit},
      greatest(${reviews} - "reviewedTodayCount" + "newTodayCount", 0)) from stats)
  ),
  new as (
    select learned_words.id from learned_words where ${NEW} and ${condition}
    order by learned_words.created_at, learned_words.id
    limit (select least(${limit} - (select count(*) from due),
      greatest(${news} - "newTodayCount", 0)) from stats)
  ),
  chosen as (
    select id, 0 as place, faded from due union all select id, 1, 0 from new
  )
  select stats.*, learned_words.id as "wordId", learned_words.term, learned_words.language,
    learned_words.mastery_level as "masteryLevel", learned_words.memory_state as "memoryState",
    learned_words.notes, learned_words.contexts, learned_words.next_review_at as "nextReviewAt",
    ${FLASHCARD_COLUMNS}
  from stats left join chosen on true left join learned_words on learned_words.id = chosen.id
    ${OPEN_CARD}
  order by chosen.place, chosen.faded desc, learned_words.created_at, learned_words.id`;
