import { Text, Tooltip } from '@mantine/core';
import { ClockIcon } from '../../ui/icons';
import { useNow } from '../../ui/use-now';
import { TEXTS } from './texts';
import { waitedText } from './waited-text';
import { minuteText } from '../../ui/time-text';

const LONG_MS = 24 * 3_600_000;

/** The time that an application has waited. After a day, its colour asks for attention. */
export function Waited({ since }: { since: string }) {
  const waitedMs = useNow().getTime() - Date.parse(since);
  return (
    <Tooltip label={TEXTS.since(minuteText(new Date(since)))}>
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
