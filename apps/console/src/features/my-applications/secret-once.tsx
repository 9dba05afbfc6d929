import { Alert, Stack, Text } from '@mantine/core';
import { CopyField } from '../../ui/copy-field';

/** A client secret, in the only moment in which it can be seen. */
export function SecretOnce({ secret }: { secret: string }) {
  return (
    <Alert color="orange" title="Store this secret now" role="status">
      <Stack gap="sm">
        <Text size="sm">
          It is shown this once only. Keep it on your server, never in a browser or a mobile
          application. If it is lost, make another one.
        </Text>
        <CopyField label="Client secret" value={secret} />
      </Stack>
    </Alert>
  );
}
