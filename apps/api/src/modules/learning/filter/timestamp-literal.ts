// RFC 3339, as CEL's timestamp() takes it.
const RFC_3339 =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The instant of an RFC 3339 text, in ISO 8601 to the microsecond, which is as exact as PostgreSQL is;
 * undefined where it is none.
 */
export function parseTimestamp(text: string): string | undefined {
  const [, local, fraction = ''] = RFC_3339.exec(text) ?? [];
  if (local === undefined || !isOnCalendar(local)) return undefined;
  const instant = new Date(text).toISOString();
  // CEL's range; PostgreSQL knows no year 0, and other lengths are years before it or past 9999.
  if (instant.length !== 24 || instant.startsWith('0000')) return undefined;
  return instant.replace('Z', `${fraction.slice(3, 6)}Z`);
}

// JavaScript takes 30 February for 2 March.
function isOnCalendar(local: string): boolean {
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}
