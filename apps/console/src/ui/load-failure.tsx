import { Alert, Button, Stack } from '@mantine/core';
import { ApiFailure } from '../api/api-failure';
import { AlertIcon } from './icons';
import { RetryTime } from './retry-time';
import { useSecondsUntil } from './use-seconds-until';

interface LoadFailureProps {
  error: Error;
  retry: () => unknown;
}

/** Replaces content that could not be loaded. */
export function LoadFailure({ error, retry }: LoadFailureProps) {
  const retryAt = error instanceof ApiFailure ? error.retryAt : null;
  const seconds = useSecondsUntil(retryAt);
  return (
    <Alert
      color={retryAt === null ? 'red' : 'orange'}
      role="alert"
      icon={<AlertIcon />}
      title="This could not be loaded"
    >
      <Stack align="flex-start" gap="sm">
        {error.message}
        {retryAt !== null && <RetryTime at={retryAt} seconds={seconds} />}
        <Button variant="default" size="xs" disabled={seconds > 0} onClick={() => void retry()}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}
