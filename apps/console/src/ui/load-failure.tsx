import { Alert, Button, Stack } from '@mantine/core';
import { ApiFailure } from '../api/api-failure';
import { AlertIcon } from './icons';
import { RetryTime } from './retry-time';
import { TEXTS } from './texts';
import { useSecondsUntil } from './use-seconds-until';
import { clockText } from './time-text';

/** The result of a query. */
interface Failed {
  error: Error | null;
  refetch: () => unknown;
  /** The time of what is shown from before, in milliseconds. Absent or 0 if nothing is. */
  dataUpdatedAt?: number;
}

/** Stands for content that could not be loaded, or above what is known from before. */
export function LoadFailure({ of: { error, refetch, dataUpdatedAt = 0 } }: { of: Failed }) {
  const retryAt = error instanceof ApiFailure ? error.retryAt : null;
  const seconds = useSecondsUntil(retryAt);
  return (
    <Alert
      color={retryAt === null ? 'red' : 'orange'}
      role="alert"
      icon={<AlertIcon />}
      title={dataUpdatedAt > 0 ? TEXTS.notRefreshed : TEXTS.notLoaded}
    >
      <Stack align="flex-start" gap="sm">
        {error?.message}
        {dataUpdatedAt > 0 && (
          <span>
            {TEXTS.seenFrom(
              <time dateTime={new Date(dataUpdatedAt).toISOString()}>
                {clockText(dataUpdatedAt)}
              </time>,
            )}
          </span>
        )}
        {retryAt !== null && <RetryTime at={retryAt} seconds={seconds} />}
        <Button variant="default" size="xs" disabled={seconds > 0} onClick={() => void refetch()}>
          {TEXTS.tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
}
