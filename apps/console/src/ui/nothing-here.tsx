import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** An empty list: what belongs here, and how to get it. */
export function NothingHere({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Paper withBorder p="xl" radius="md">
      <Stack align="center" gap="xs" ta="center">
        <Text fw={600}>{title}</Text>
        {children}
      </Stack>
    </Paper>
  );
}
