import { useQuery } from '@tanstack/react-query';
import { DEFAULT_USAGE_DAYS } from '@wordgrove/contracts';
import { getUsage } from '../../api/traffic';
import { dateText } from '../application-usage/usage-figures';
import { usageKey } from '../application-usage/usage-key';
import { TEXTS } from './texts';

/** The last day on which calls were over the limit, and for how many users if the log still has it. */
export function QuotaReach({ applicationId }: { applicationId: string }) {
  const { data } = useQuery({
    queryKey: usageKey(applicationId, DEFAULT_USAGE_DAYS),
    queryFn: () => getUsage(applicationId, DEFAULT_USAGE_DAYS),
  });
  if (data === undefined) return null;
  const reached = data.limit_reached;
  if (reached?.user_count) return TEXTS.reachedBy(reached.user_count, dateText(reached.date));
  const last = data.days.findLast(({ error_counts: { limited } }) => limited > 0);
  return last === undefined
    ? TEXTS.notReached(DEFAULT_USAGE_DAYS)
    : TEXTS.lastReached(dateText(last.date));
}
