import pg from 'pg';

const TIMESTAMPTZ = 1184;

/**
 * Turns PostgreSQL's `2026-11-21 09:30:00.5+00` into `2026-11-21T09:30:00.500Z`, the form of the API, by
 * cutting the text: creating `Date` objects is the main cost of reading a page of rows. It needs a session in
 * UTC. Every timestamp column has millisecond precision.
 */
export function isoTimestamp(text: string): string {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

const MEMBER = '_at":"';
/** The length of `2026-11-21T09:30:00`. */
const SECONDS = 19;
/** The length of `+00:00`. */
const OFFSET = 6;

/**
 * Does the same for the members of JSON by PostgreSQL whose names end in `_at`: `"2026-11-21T09:30:00.5+00:00"`. A
 * text of a user never looks like such a member, because a quotation mark in it has a backslash. In SQL, `to_char`
 * would do it, but takes longer, and so would a regular expression here.
 */
export function withIsoTimestamps(json: string): string {
  let [text, done] = ['', 0];
  for (let at = json.indexOf(MEMBER); at >= 0; at = json.indexOf(MEMBER, done)) {
    const seconds = at + MEMBER.length + SECONDS;
    const end = json.indexOf('"', seconds);
    const fraction = json.slice(seconds + 1, end - OFFSET);
    text += `${json.slice(done, seconds)}.${fraction.padEnd(3, '0')}Z`;
    done = end;
  }
  return text + json.slice(done);
}

/** Makes pg return every `timestamptz` as an ISO 8601 string. */
export function readTimestampsAsText(): void {
  pg.types.setTypeParser(TIMESTAMPTZ, isoTimestamp);
}
