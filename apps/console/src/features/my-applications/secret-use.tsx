import { Text } from '@mantine/core';
import { shareText } from '../application-usage/usage-figures';
import { SECRETS } from './secret-texts';
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
  return share == null ? null : SECRETS.andServes(shareText(share));
}

function inWords(count: number, share: number | null): string {
  return count === 0 || share === null
    ? SECRETS.noRequests(SECRET_USE_DAYS)
    : SECRETS.requests(count, SECRET_USE_DAYS, shareText(share));
}
