/**
 * The user's days as SQL. A day begins when the clock on the user's wall shows 04:00 and lasts until it does so
 * again, so that every instant is in exactly one day, whatever the clocks do in between. A date that a zone left
 * out (Samoa's 30 December 2011) has no days: the night around it belongs to the day before.
 */
const startOf = (date: string, zone: string) => `((${date}) + time '04:00') at time zone ${zone}`;

/** A subquery with `starts_at` and `ends_at` of the user's day that an instant is in. */
export const dayAround = (instant: string, zone: string): string => `(
  select max(start) filter (where start <= ${instant}) as starts_at,
    min(start) filter (where start > ${instant}) as ends_at
  from (
    select ${startOf(`(${instant} at time zone ${zone})::date + n`, zone)} as start
    from generate_series(-2, 2) n
  ) starts)`;

/**
 * A subquery with `date`, `starts_at` and `ends_at` of the user's days from `first` to `last`, counted in dates
 * from the day that an instant is in; two dates more come back, for those that a zone has left out.
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

/** So many of the user's days, the last of them the one that an instant is in. */
export const daysUpTo = (instant: string, zone: string, count: string): string => `(
  select * from ${daysAround(instant, zone, `-1 - ${count}`, '1')} days
  order by date desc limit ${count})`;

/** So many of the user's days, the first of them the one that an instant is in. */
export const daysFrom = (instant: string, zone: string, count: string): string => `(
  select * from ${daysAround(instant, zone, '0', `${count} + 2`)} days
  order by date limit ${count})`;
