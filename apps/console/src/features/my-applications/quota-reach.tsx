import { useQuery } from '@tanstack/react-query';
import { DEFAULT_USAGE_DAYS } from '@wordgrove/contracts';
import { getUsage } from '../../api/traffic';
import { dateText } from '../application-usage/usage-figures';
import { usageKey } from '../application-usage/usage-key';

/** The last day on which calls were over the limit. */
export function QuotaReach({ applicationId }: { applicationId: string }) {
  const { data } = useQuery({
    queryKey: usageKey(applicationId, DEFAULT_USAGE_DAYS),
    queryFn: () => getUsage(applicationId, DEFAULT_USAGE_DAYS),
  });
  if (data === undefined) return null;
  const last = data.days.findLast(({ error_counts: { limited } }) => limited > 0);
  return last === undefined
    ? `Not reached in ${DEFAULT_USAGE_DAYS} days`
    : `Last reached on ${dateText(last.date)}`;
}
