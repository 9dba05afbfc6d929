import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from './focus-heading';

interface PageProps {
  title: string;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page: its title in the tab, its one h1, its content. */
export function Page({ title, lead, actions, children }: PageProps) {
  useFocusOnArrival();
  return (
    <Stack gap="lg">
      <title>{`${title} – Wordgrove`}</title>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 260px">
          <Title order={1} size="h2" tabIndex={-1}>
            {title}
          </Title>
          {lead && <Text c="dimmed">{lead}</Text>}
        </Stack>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
