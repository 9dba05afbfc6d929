import { useQuery } from '@tanstack/react-query';
import type { AuditEventDto } from '@wordgrove/dto';
import { listAuditEvents, type AuditFilters } from '../../api/instance';
import { MAX_NEWER } from './texts';

const LOOK_MS = 15_000;

/** Returns how many events came after the newest one that is shown, and no more than `MAX_NEWER`. */
export function useNewerEvents(filters: AuditFilters, shown: readonly AuditEventDto[]): number {
  const { data } = useQuery({
    queryKey: ['admin', 'audit-events', 'newest', filters],
    queryFn: () => listAuditEvents(filters, '', `${MAX_NEWER}`),
    refetchInterval: LOOK_MS,
  });
  const newest = data?.audit_events ?? [];
  // What has been read later than the list can be older than it.
  const after = shown[0]?.created_at ?? '';
  const known = new Set(shown.map(({ id }) => id));
  return newest.filter(({ id, created_at: at }) => at >= after && !known.has(id)).length;
}
