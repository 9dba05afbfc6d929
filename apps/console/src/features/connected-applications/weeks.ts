import { GRANT_WEEKS } from '@wordgrove/contracts';
import { timeFormat } from '../../ui/formats';

const DAY = timeFormat({ day: 'numeric', month: 'short' });

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** Returns the Monday of one of the weeks up to the present one, such as “12 Oct”. */
export function weekText(week: number, now = new Date()): string {
  const daysSinceMonday = (now.getDay() + 6) % 7;
  const monday = new Date(now);
  monday.setDate(now.getDate() - daysSinceMonday - (GRANT_WEEKS - 1 - week) * 7);
  return DAY.format(monday);
}
