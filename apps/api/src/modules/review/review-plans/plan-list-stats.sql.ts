import type { SqlText } from '../../../platform/database/statement.js';
import { newWordCountOf } from '../../learning/index.js';
import { ARE_ALL_COUNTED, dueCounted } from './counted-due.sql.js';
import type { PlanSelection } from './plan-selection.sql.js';
import { ANSWER_COUNTS, answersTodayIn } from './plan-stats.sql.js';
import type { PlanCounts } from './pause.js';
import {
  dueLookedAt,
  hasAllDue,
  hasAllNew,
  isBacklog,
  isByIndex,
  newLookedAt,
  selectsEach,
} from './words-looked-at.sql.js';

/** Words at which several plans look. They are read once for all of them. */
class SharedWords {
  private readonly counted: string[] = [];

  /**
   * @param words SQL for the words, as `learned_words`
   * @param areAll SQL for whether there are no others
   */
  constructor(
    readonly name: string,
    private readonly words: string,
    private readonly areAll: string,
  ) {}

  /** Returns SQL for the number of those that meet a condition. */
  count(condition: string): string {
    const place = this.counted.push(`count(*) filter (where ${condition})::int`);
    return `${this.name}.counts[${place}]`;
  }

  /** SQL for whether there are no others. */
  get isExact(): string {
    return `${this.name}.are_all`;
  }

  get query(): string {
    return `${this.name} as materialized (
      select array[${this.counted.join(', ')}] as counts, ${this.areAll} as are_all from ${this.words})`;
  }
}

/** All that the plans of a list look at, by the SQL that selects it. */
class WordsOfList {
  readonly all = new Map<string, SharedWords>();

  dueOf(plan: PlanSelection): SharedWords {
    if (isByIndex(plan)) return this.shared(dueCounted(plan), ARE_ALL_COUNTED);
    return this.shared(dueLookedAt(plan), hasAllDue(plan));
  }

  newOf(plan: PlanSelection): SharedWords {
    return this.shared(newLookedAt(plan), hasAllNew(plan));
  }

  private shared(words: string, areAll: string): SharedWords {
    const known = this.all.get(words);
    if (known !== undefined) return known;
    const shared = new SharedWords(`words_${this.all.size}`, words, areAll);
    this.all.set(words, shared);
    return shared;
  }
}

/**
 * Returns SQL for the counts of some plans of a user, in their order. `$1` to `$4` are the user, the ids of the plans, now, and the
 * start of the day.
 */
export function statsOfEach(plans: readonly PlanSelection[]): SqlText<PlanCounts> {
  const words = new WordsOfList();
  const rows = plans.map((plan, at) => `(${at + 1}, ${countsOf(plan, words).join(', ')})`);
  const shared = [...words.all.values()];
  return `with ${shared.map(({ query }) => query).join(', ')},
   today as (select reviews.plan_id, ${ANSWER_COUNTS} ${answersTodayIn('= any($2::uuid[])')} group by 1)
   select "dueCount", "backlogCount", "newCount", "isExact",
     coalesce("reviewedTodayCount", 0) as "reviewedTodayCount",
     coalesce("newTodayCount", 0) as "newTodayCount"
   from ${shared.map(({ name }) => name).join(', ')}
     cross join lateral (values ${rows.join(', ')}) listed (place, "dueCount", "backlogCount", "newCount", "isExact")
     left join today on today.plan_id = ($2::uuid[])[place]
   order by place`;
}

/** Returns SQL for the due words of a plan, those of its backlog, its new ones, and whether the counts are exact. */
function countsOf(plan: PlanSelection, words: WordsOfList): string[] {
  const due = words.dueOf(plan);
  const isDue = `${plan.dueAt} <= $3 and ${plan.condition}`;
  const counts = [
    due.count(isDue),
    plan.pauseEnd === null ? '0' : due.count(`${isDue} and ${isBacklog(plan)}`),
  ];
  if (selectsEach(plan)) return [...counts, newWordCountOf('$1'), due.isExact];
  const neverReviewed = words.newOf(plan);
  const isExact = `${due.isExact} and ${neverReviewed.isExact}`;
  return [...counts, neverReviewed.count(plan.condition), isExact];
}
