import { Alert, Stack, Text } from '@mantine/core';
import { CopyField } from '../../ui/copy-field';

/** Shows a client secret for the only time. */
export function SecretOnce({ secret }: { secret: string }) {
  return (
    <Alert color="orange" title="Store this secret now" role="status">
      <Stack gap="sm">
        <Text size="sm">
          This is the only time that it is shown. Keep it on your server, never in a browser or a
          mobile application. If you lose it, add another one.
        </Text>
        <CopyField label="Client secret" value={secret} />
      </Stack>
    </Alert>
  );
}
