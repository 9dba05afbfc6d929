import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getUsage } from '../../api/traffic';
import { usageKey } from '../application-usage/usage-key';

const DAYS = 7;
const COUNT = new Intl.NumberFormat('en');
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

interface SecretUseProps {
  applicationId: string;
  secretId: string;
}

/** The requests of the last seven days that a secret authenticated, so that a rotation can be finished. */
export function SecretUse({ applicationId, secretId }: SecretUseProps) {
  const { data } = useQuery({
    queryKey: usageKey(applicationId, DAYS),
    queryFn: () => getUsage(applicationId, DAYS),
  });
  const use = data?.secrets.find((each) => each.secret_id === secretId);
  if (use === undefined) return null;
  return (
    <Text size="sm" c="dimmed">
      {inWords(use.call_count, use.share)}
    </Text>
  );
}

function inWords(count: number, share: number | null): string {
  if (count === 0 || share === null) return `No requests in the last ${DAYS} days`;
  const requests = count === 1 ? 'request' : 'requests';
  return `${COUNT.format(count)} ${requests} in the last ${DAYS} days, ${PERCENT.format(share)} of those of all secrets`;
}
