import { Text } from '@mantine/core';

/** Replaces the list of secrets for a public application. */
export function PublicCredentials() {
  return (
    <Text size="sm">
      The application runs on people’s devices, where nothing stays secret, so it has no client
      secret. Send only the client ID, and use PKCE with every authorization request. A redirect URI
      on 127.0.0.1 or [::1] can have any port. If a redirect URI uses http, users are asked for
      consent every time.
    </Text>
  );
}
