import { Text, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { ClockIcon } from '../../ui/icons';
import { waitedText } from './waited-text';

const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const LONG_MS = 24 * 3_600_000;

/** The time that an application has waited. After a day, its colour asks for attention. */
export function Waited({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  const waitedMs = now - Date.parse(since);
  return (
    <Tooltip label={`Since ${EXACT.format(new Date(since))}`}>
      <Text
        span
        size="xs"
        fw={550}
        c={waitedMs >= LONG_MS ? 'var(--mantine-color-orange-light-color)' : 'dimmed'}
        style={{ whiteSpace: 'nowrap', display: 'inline-flex', gap: 4, alignItems: 'center' }}
      >
        <ClockIcon size={14} />
        <time dateTime={since}>{waitedText(waitedMs)}</time>
      </Text>
    </Tooltip>
  );
}

/** The time since something happened. */
export function Ago({ at }: { at: string }) {
  const [now] = useState(() => Date.now());
  const date = new Date(at);
  return (
    <time dateTime={at} title={EXACT.format(date)}>
      {waitedText(now - date.getTime())} ago
    </time>
  );
}
