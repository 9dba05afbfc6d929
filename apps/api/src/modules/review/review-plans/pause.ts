import type { PlanStats, ReviewPlan } from './review-plan.js';

type PausedPlan = Pick<ReviewPlan, 'pausedUntil' | 'dailyReviewLimit'>;

/** The counts of a plan as they are read, before a pause is taken into account. */
export interface PlanCounts extends PlanStats {
  /** The number of the due words that fell due before the pause of the plan ended. */
  backlogCount: number;
}

/** Returns whether the plan asks nothing at this time. */
export function isPaused({ pausedUntil }: PausedPlan, now: Date): boolean {
  return pausedUntil !== null && now.getTime() < Date.parse(pausedUntil);
}

/** Returns the counts of a plan. During a pause nothing is due, and after it the backlog fills up each day's limit. */
export function statsOfPlan<Counts extends PlanCounts>(
  plan: PausedPlan,
  counts: Counts,
  now: Date,
): Counts {
  if (isPaused(plan, now)) return { ...counts, dueCount: 0 };
  const { dueCount, backlogCount } = counts;
  const others = dueCount - backlogCount;
  const room = roomToday(plan, counts) - others;
  return { ...counts, dueCount: others + Math.min(backlogCount, Math.max(room, 0)) };
}

/** Returns the number of known words that the plan can still ask today. */
export function roomToday(
  { dailyReviewLimit }: PausedPlan,
  { reviewedTodayCount, newTodayCount }: PlanStats,
): number {
  return Math.max(dailyReviewLimit - (reviewedTodayCount - newTodayCount), 0);
}

/** The words that fall due on a day, and those of them that the pause has held back until then. */
export interface DueOfDay {
  dueCount: number;
  backlogCount: number;
}

/**
 * Returns the number of words that are due on each day, if each day takes as many of the backlog as its limit has room for. The
 * first room is that of today.
 */
export function spreadBacklog(
  days: readonly DueOfDay[],
  { dailyReviewLimit }: PausedPlan,
  today: number,
): number[] {
  let waiting = 0;
  return days.map(({ dueCount, backlogCount }, index) => {
    waiting += backlogCount;
    const others = dueCount - backlogCount;
    const room = Math.max((index === 0 ? today : dailyReviewLimit) - others, 0);
    const taken = Math.min(waiting, room);
    waiting -= taken;
    return others + taken;
  });
}
