import { Alert, Button, Stack } from '@mantine/core';
import { AlertIcon } from './icons';

interface LoadFailureProps {
  error: Error;
  retry: () => unknown;
}

/** Replaces content that could not be loaded. */
export function LoadFailure({ error, retry }: LoadFailureProps) {
  return (
    <Alert color="red" role="alert" icon={<AlertIcon />} title="This could not be loaded">
      <Stack align="flex-start" gap="sm">
        {error.message}
        <Button variant="default" size="xs" onClick={() => void retry()}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}
