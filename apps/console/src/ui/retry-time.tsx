import { Text } from '@mantine/core';
import { clockSecondText } from './time-text';

/** The time from which another attempt makes sense, and the seconds until then. */
export function RetryTime({ at, seconds }: { at: Date; seconds: number }) {
  return (
    <Text fw={600}>
      You can go on at <time dateTime={at.toISOString()}>{clockSecondText(at)}</time>
      {/* It changes each second: a screen reader says the time alone. */}
      <span aria-hidden>{seconds > 0 && `, in ${inWords(seconds)}`}</span>.
    </Text>
  );
}

function inWords(seconds: number): string {
  if (seconds < 100) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
