import { Text } from '@mantine/core';
import { TEXTS } from './texts';
import { clockSecondText } from './time-text';

/** The time from which another attempt makes sense, and the seconds until then. */
export function RetryTime({ at, seconds }: { at: Date; seconds: number }) {
  return (
    <Text fw={600}>
      {TEXTS.goOnAt(
        <time dateTime={at.toISOString()}>{clockSecondText(at)}</time>,
        // It changes each second: a screen reader says the time alone.
        <span aria-hidden>{seconds > 0 && waitText(seconds)}</span>,
      )}
    </Text>
  );
}

function waitText(seconds: number): string {
  return seconds < 100 ? TEXTS.inSeconds(seconds) : TEXTS.inMinutes(Math.ceil(seconds / 60));
}
