const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A point in time, ISO 8601 on the wire, in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{MINUTE.format(new Date(at))}</time>;
}
