import { Text } from '@mantine/core';

/** What stands in for the secrets of a public application. */
export function PublicCredentials() {
  return (
    <Text size="sm">
      It runs on people’s devices, where nothing stays secret, so it has no client secret: send the
      client ID alone, and use PKCE with every authorization request. A redirect URI on 127.0.0.1 or
      [::1] may come with any port. With http, users are asked each time.
    </Text>
  );
}
