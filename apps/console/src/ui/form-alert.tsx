import { Alert, Button, Group, List } from '@mantine/core';
import { clockSecondText } from './time-text';
import { AlertIcon } from './icons';
import { RetryTime } from './retry-time';
import { TEXTS } from './texts';
import { useSecondsUntil } from './use-seconds-until';
import type { FormFailure } from './use-api-form';

/** The errors from the API that do not belong to a field. */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  if (failure === null) return null;
  const { message, faults, retryAt } = failure;
  if (retryAt !== null) return <TooEarly message={message} retryAt={retryAt} />;
  return (
    <Alert color="red" role="alert" tabIndex={-1} icon={<AlertIcon />} title={message}>
      {faults.length > 0 && (
        <List size="sm">
          {faults.map((fault) => (
            <List.Item key={fault}>{fault}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** The API wants to be asked again later. From then on, the button sends the form around it. */
function TooEarly({ message, retryAt }: { message: string; retryAt: Date }) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <Alert color="orange" role="alert" tabIndex={-1} icon={<AlertIcon />} title={message}>
      <Group justify="space-between">
        <div>
          <RetryTime at={retryAt} seconds={seconds} />
          {TEXTS.typedIsKept}
        </div>
        <Button type="submit" variant="default" disabled={seconds > 0}>
          {seconds > 0 ? TEXTS.sendAgainAt(clockSecondText(retryAt)) : TEXTS.sendAgain}
        </Button>
      </Group>
    </Alert>
  );
}
