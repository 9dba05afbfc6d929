import { DAY_BEGINS_AT } from '@wordgrove/contracts';

/**
 * Returns SQL for the start of one of the user's days. A day begins when the clock on the user's wall shows
 * 04:00 and lasts until it shows 04:00 again. So every instant is in exactly one day, whatever the clocks
 * do in between. A date that a zone left out (30 December 2011 in Samoa) has no day: the night around it
 * belongs to the day before.
 */
const startOf = (date: string, zone: string) =>
  `((${date}) + time '${DAY_BEGINS_AT}') at time zone ${zone}`;

/** Returns a subquery with `starts_at` and `ends_at` of the user's day that contains an instant. */
export const dayAround = (instant: string, zone: string): string => `(
  select max(start) filter (where start <= ${instant}) as starts_at,
    min(start) filter (where start > ${instant}) as ends_at
  from (
    select ${startOf(`(${instant} at time zone ${zone})::date + n`, zone)} as start
    from generate_series(-2, 2) n
  ) starts)`;

/**
 * Returns a subquery with `date`, `starts_at` and `ends_at` of the user's days from `first` to `last`. Both
 * are counted in dates from the day that contains an instant. The subquery returns two more dates, to make
 * up for those that a zone has left out.
 */
const daysAround = (instant: string, zone: string, first: string, last: string) => `(
  select date, starts_at, ends_at from (
    select date, ${startOf('date', zone)} as starts_at,
      lead(${startOf('date', zone)}) over (order by date) as ends_at
    from (
      select today.date + n as date
      from (
        select max(date) as date
        from (select (${instant} at time zone ${zone})::date - n as date from generate_series(0, 2) n)
          dates
        where ${startOf('date', zone)} <= ${instant}
      ) today, generate_series(${first}, ${last}) n
    ) dates
  ) days
  where starts_at < ends_at)`;

/** Returns a subquery with `count` of the user's days. The last of them contains the instant. */
export const daysUpTo = (instant: string, zone: string, count: string): string => `(
  select * from ${daysAround(instant, zone, `-1 - ${count}`, '1')} days
  order by date desc limit ${count})`;

/** Returns a subquery with `count` of the user's days. The first of them contains the instant. */
export const daysFrom = (instant: string, zone: string, count: string): string => `(
  select * from ${daysAround(instant, zone, '0', `${count} + 2`)} days
  order by date limit ${count})`;
