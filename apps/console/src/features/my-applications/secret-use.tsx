import { Text } from '@mantine/core';
import { countText } from '../../ui/formats';
import { shareText } from '../application-usage/usage-figures';
import { SECRET_USE_DAYS, useSecretUse } from './use-secret-use';

interface SecretUseProps {
  applicationId: string;
  secretId: string;
}

/** The requests of the last seven days that a secret authenticated, so that a rotation can be finished. */
export function SecretUse({ applicationId, secretId }: SecretUseProps) {
  const use = useSecretUse(applicationId, secretId);
  if (use === undefined) return null;
  return (
    <Text size="sm" c="dimmed">
      {inWords(use.call_count, use.share)}
    </Text>
  );
}

/** The same in a few words, for the end of a sentence. */
export function SecretShare({ applicationId, secretId }: SecretUseProps) {
  const share = useSecretUse(applicationId, secretId)?.share;
  return share == null ? null : <> and serves {shareText(share)} of requests for tokens</>;
}

function inWords(count: number, share: number | null): string {
  if (count === 0 || share === null) return `No requests in the last ${SECRET_USE_DAYS} days`;
  const requests = count === 1 ? 'request' : 'requests';
  return `${countText(count)} ${requests} in the last ${SECRET_USE_DAYS} days, ${shareText(share)} of those of all secrets`;
}
