import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** The part of an address after “#” that leads here. */
  anchor?: string;
  lead?: ReactNode;
  /** Content beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, anchor, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      style={{ scrollMarginTop: 64 }}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={2} flex="1 1 220px">
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            {lead && (
              <Text size="sm" c="dimmed">
                {lead}
              </Text>
            )}
          </Stack>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
