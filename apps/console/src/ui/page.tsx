import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from './focus-heading';
import { TEXTS } from './texts';

interface PageProps {
  /** The title of the tab, and of the page unless `heading` is set. */
  title: string;
  /** The title of the page if it has a name that somebody else chose, which must be isolated. */
  heading?: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** A picture before the heading and the lead. */
  picture?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page: its title in the tab, its one h1, its content. */
export function Page({ title, heading = title, lead, picture, actions, children }: PageProps) {
  useFocusOnArrival();
  return (
    <Stack gap="md">
      <title>{TEXTS.tabTitle(title)}</title>
      <Group justify="space-between" align="flex-start" gap="md">
        <Group gap="sm" wrap="nowrap" align="flex-start" flex="1 1 260px" miw={0}>
          {picture}
          <Stack gap={2} miw={0}>
            <Title order={1} tabIndex={-1}>
              {heading}
            </Title>
            {lead && <Text c="dimmed">{lead}</Text>}
          </Stack>
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
