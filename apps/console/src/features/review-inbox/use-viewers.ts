import { useQuery } from '@tanstack/react-query';
import { LOOKING_SECONDS } from '@wordgrove/contracts';
import { lookAt } from '../../api/review-queue';

/** Several times before other admins are told that this one has gone. */
const REFRESH_MS = (LOOKING_SECONDS * 1000) / 3;

/** Tells the other admins that this one is looking, for as long as the page is seen. Returns the names of those who are too. */
export function useViewers(applicationId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['admin', 'viewers', applicationId],
    queryFn: () => lookAt(applicationId),
    refetchInterval: REFRESH_MS,
  });
  return data ?? [];
}
