import type { Scope } from '@wordgrove/contracts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const HOUR_MS = 3_600_000;

/** A playground token. It is in the memory of this tab and nowhere else. */
export interface OwnToken {
  /** Its id among the grants. */
  id: string;
  token: string;
  scopes: readonly Scope[];
  expiresAt: string;
}

/** The token of an application's owner, until it expires, the page is loaded again or somebody else signs in. */
export function useOwnToken(applicationId: string) {
  const client = useQueryClient();
  const key = ['playground-token', applicationId];
  const { data } = useQuery<OwnToken | null>({
    queryKey: key,
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const minutes = useMinutesUntil(data?.expiresAt);
  return {
    token: minutes > 0 ? (data ?? null) : null,
    minutes,
    keep: (token: OwnToken | null) => client.setQueryData(key, token),
  };
}

function useMinutesUntil(at: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 10_000, { autoInvoke: true });
  // Nobody may have looked at the clock since the token was made.
  const since = at === undefined ? 0 : Date.parse(at) - HOUR_MS;
  return at === undefined ? 0 : Math.ceil((Date.parse(at) - Math.max(now, since)) / 60_000);
}
