import type { AuditFilters } from '../../api/instance';
import { useFilters } from '../../ui/use-filters';

const NAMES = ['q', 'actor', 'about', 'action', 'from', 'to'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the filters in the address. Its days, both included, are those of the reader's time zone. */
export function useAuditFilters() {
  return useFilters(NAMES);
}

/** Returns the filters as the service takes them: with times instead of days. */
export function sentFilters(values: AuditFilters): AuditFilters {
  return { ...values, from: beginOf(values.from, 0), to: beginOf(values.to, 1) };
}

function beginOf(day: string, later: number): string {
  if (!DAY.test(day)) return '';
  const time = new Date(`${day}T00:00:00`);
  if (Number.isNaN(time.getTime())) return '';
  time.setDate(time.getDate() + later);
  return time.toISOString();
}
