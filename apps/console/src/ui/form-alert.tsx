import { Alert, List, Text } from '@mantine/core';
import { AlertIcon } from './icons';
import type { FormFailure } from './use-api-form';

/** The errors from the API that do not belong to a field. */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  if (failure === null) return null;
  const { message, faults, retryAfter } = failure;
  return (
    <Alert color="red" role="alert" tabIndex={-1} icon={<AlertIcon />} title={message}>
      {faults.length > 0 && (
        <List size="sm">
          {faults.map((fault) => (
            <List.Item key={fault}>{fault}</List.Item>
          ))}
        </List>
      )}
      {retryAfter !== null && <Text size="sm">Try again {inWords(retryAfter)}.</Text>}
    </Alert>
  );
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return 'in less than a minute';
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
