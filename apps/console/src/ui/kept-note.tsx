import { Button, Group, Text } from '@mantine/core';
import { TEXTS } from './texts';
import { clockText } from './time-text';

interface KeptNoteProps {
  /** Since when the tab keeps what was typed, ISO 8601, and what forgets it. */
  kept: { since: string; discard: () => void } | null;
}

/** Says that nothing is lost, and lets the user begin again. */
export function KeptNote({ kept }: KeptNoteProps) {
  if (kept === null) return null;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={kept.discard}>
        {TEXTS.discard}
      </Button>
      <Text c="dimmed" size="xs">
        {TEXTS.keptSince(<time dateTime={kept.since}>{clockText(new Date(kept.since))}</time>)}
      </Text>
    </Group>
  );
}
