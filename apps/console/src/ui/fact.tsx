import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One term of a description list with its description. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600}>
        {term}
      </Text>
      <Box component="dd" m={0} fz="sm">
        {children}
      </Box>
    </div>
  );
}

/** A description list whose facts stand side by side, as many as there is room for. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Group component="dl" m={0} gap="12px 32px" align="flex-start">
      {children}
    </Group>
  );
}
