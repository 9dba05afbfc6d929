import type { ApplicationWeekDto, SecretUseDto, UsageDayDto, UsageDto } from '@wordgrove/dto';
import type { ApplicationWeek } from './application-week.js';
import type { SecretUse, Usage, UsageDay } from './usage.js';

/** Returns the wire form of an application's usage. */
export function presentUsage(usage: Usage): UsageDto {
  const { timeZone, readAt, days, daysBefore, secrets, limitReach: reach } = usage;
  const all = secrets.reduce((sum, { callCount }) => sum + callCount, 0);
  return {
    time_zone: timeZone,
    counted_until: readAt.toISOString(),
    days: days.map(presentDay),
    days_before: daysBefore && daysBefore.map(presentDay),
    secrets: secrets.map((secret) => presentSecret(secret, all)),
    limit_reached: reach && { date: reach.date, user_count: reach.userCount },
  };
}

/** Returns the wire form of the last seven days of an application. */
export function presentWeek(week: ApplicationWeek): ApplicationWeekDto {
  return {
    application_id: week.applicationId,
    call_counts: week.callCounts,
    error_count: week.errorCount,
    authorized_users: week.authorizedUsers,
    last_call_at: week.lastCallAt,
  };
}

function presentDay(day: UsageDay): UsageDayDto {
  return {
    date: day.date,
    call_count: day.callCount,
    error_counts: {
      bad_request: day.badRequestCount,
      unauthenticated: day.unauthenticatedCount,
      denied: day.deniedCount,
      limited: day.limitedCount,
      failed: day.failedCount,
      other: day.otherErrorCount,
    },
    authorized_users: day.authorizedUsers,
    gained_users: day.gainedUsers,
    lost_users: day.lostUsers,
  };
}

function presentSecret({ secretId, callCount }: SecretUse, all: number): SecretUseDto {
  return {
    secret_id: secretId,
    call_count: callCount,
    share: all === 0 ? null : callCount / all,
  };
}

const COLUMNS: Readonly<Record<string, (day: UsageDay) => string | number>> = {
  date: ({ date }) => date,
  calls: ({ callCount }) => callCount,
  errors_400: ({ badRequestCount }) => badRequestCount,
  errors_401: ({ unauthenticatedCount }) => unauthenticatedCount,
  errors_403: ({ deniedCount }) => deniedCount,
  errors_429: ({ limitedCount }) => limitedCount,
  errors_5xx: ({ failedCount }) => failedCount,
  errors_other: ({ otherErrorCount }) => otherErrorCount,
  authorized_users: ({ authorizedUsers }) => authorizedUsers,
  gained_users: ({ gainedUsers }) => gainedUsers,
  lost_users: ({ lostUsers }) => lostUsers,
};

/** Returns the days as CSV, the earliest first, with those before them. There are only dates and numbers in it. */
export function usageAsCsv({ days, daysBefore }: Usage): string {
  const rows = [...(daysBefore ?? []), ...days].map((day) =>
    Object.values(COLUMNS).map((read) => read(day)),
  );
  return [Object.keys(COLUMNS), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
