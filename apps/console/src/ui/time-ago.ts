const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how long ago a time was, such as “3 min ago” or “yesterday”. Days are those of the reader's time zone. */
export function timeAgo(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime();
  if (ms < 10_000) return 'just now';
  if (ms < MINUTE_MS) return `${Math.floor(ms / 1_000)} s ago`;
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  const days = daysBetween(at, now);
  if (days === 0 || ms < 6 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  if (days === 1) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  const months = Math.floor(days / 30.44);
  return months < 24 ? `${months} months ago` : `${Math.floor(months / 12)} years ago`;
}

function daysBetween(at: Date, now: Date): number {
  const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
}
