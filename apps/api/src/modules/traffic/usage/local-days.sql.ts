/**
 * Returns the days up to now in a time zone, as rows of `date`, `starts_at` and `ends_at`. The arguments are parameters of the
 * statement, or constants.
 */
export function localDays({ count, zone, now }: { count: string; zone: string; now: string }) {
  return `
    select date, date::timestamp at time zone ${zone}::text as starts_at,
      (date + 1)::timestamp at time zone ${zone}::text as ends_at
    from (select (${now}::timestamptz at time zone ${zone}::text)::date - n as date
      from generate_series(0, ${count}::int - 1) n) dates`;
}
