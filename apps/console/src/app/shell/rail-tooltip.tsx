import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** The name of a page beside its icon. */
export function RailTooltip({ name, children }: { name: string; children: ReactElement }) {
  return (
    <Tooltip label={<bdi>{name}</bdi>} position="right" hiddenFrom="lg">
      {children}
    </Tooltip>
  );
}
