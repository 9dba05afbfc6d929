import type { ErrorCountsDto, UsageDayDto } from '@wordgrove/dto';
import { numberFormat, timeFormat } from '../../ui/formats';

const PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
const FINE_PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 2 });
const SIGNED_PERCENT = numberFormat({
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const SHORT = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
// Dates have no time: in any other zone they might become those before.
const DAY = timeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

export const shareText = (share: number) => PERCENT.format(share);
export const fineShareText = (share: number) => FINE_PERCENT.format(share);
export const shortText = (count: number) => SHORT.format(count);
export const dateText = (date: string) => DAY.format(new Date(`${date}T00:00:00Z`));

/** Returns the sum over some days. */
export function sum(days: readonly UsageDayDto[], of: (day: UsageDayDto) => number): number {
  return days.reduce((total, day) => total + of(day), 0);
}

/** Returns the number of a day's calls that failed. */
export function errorsOf({ error_counts: counts }: UsageDayDto): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Returns a change as a percentage with its sign. Returns a dash if there was nothing before. */
export function changeText(now: number, before: number): string {
  return before === 0 ? '–' : SIGNED_PERCENT.format(now / before - 1);
}

/** Returns the day with most of something, or undefined if no day has any. */
export function worstDay(
  days: readonly UsageDayDto[],
  of: (day: UsageDayDto) => number,
): UsageDayDto | undefined {
  const worst = days.reduce(
    (most, day) => (of(day) > of(most) ? day : most),
    days[0] as UsageDayDto,
  );
  return of(worst) > 0 ? worst : undefined;
}

/** Returns the day with most calls over the limit, if it is also the one with most errors. */
export function limitedPeak(days: readonly UsageDayDto[]): UsageDayDto | undefined {
  const peak = worstDay(days, ({ error_counts: { limited } }) => limited);
  return peak === worstDay(days, errorsOf) ? peak : undefined;
}

/** Returns the sums of errors over some days, by kind. */
export function errorSums(days: readonly UsageDayDto[]): ErrorCountsDto {
  const of = (kind: keyof ErrorCountsDto) => sum(days, (day) => day.error_counts[kind]);
  return {
    bad_request: of('bad_request'),
    unauthenticated: of('unauthenticated'),
    denied: of('denied'),
    limited: of('limited'),
    failed: of('failed'),
    other: of('other'),
  };
}
