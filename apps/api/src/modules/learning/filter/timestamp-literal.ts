// RFC 3339, in the form that CEL's timestamp() takes.
const RFC_3339 =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Returns the instant of an RFC 3339 text in ISO 8601 with microseconds, the precision of PostgreSQL.
 * Returns undefined if the text is no such timestamp.
 */
export function parseTimestamp(text: string): string | undefined {
  const [, local, fraction = ''] = RFC_3339.exec(text) ?? [];
  if (local === undefined || !isOnCalendar(local)) return undefined;
  const instant = new Date(text).toISOString();
  // This is CEL's range. PostgreSQL has no year 0. Any other length means a year before 0 or one after 9999.
  if (instant.length !== 24 || instant.startsWith('0000')) return undefined;
  return instant.replace('Z', `${fraction.slice(3, 6)}Z`);
}

// JavaScript reads 30 February as 2 March.
function isOnCalendar(local: string): boolean {
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}
