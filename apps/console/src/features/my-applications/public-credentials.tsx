import { Text } from '@mantine/core';
import { SECRETS } from './secret-texts';

/** Replaces the list of secrets for a public application. */
export function PublicCredentials() {
  return <Text size="sm">{SECRETS.noSecrets}</Text>;
}
