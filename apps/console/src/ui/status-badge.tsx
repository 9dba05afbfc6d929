import { Badge } from '@mantine/core';
import type { ComponentType } from 'react';
import {
  ChangesIcon,
  CircleCheckIcon,
  CircleCrossIcon,
  DraftIcon,
  PauseIcon,
  WaitingIcon,
  type IconProps,
} from './icons';
import { STATUS_TEXTS, type ShownStatus } from './status-texts';

const LOOKS: Record<ShownStatus, { color: string; Icon: ComponentType<IconProps> }> = {
  DRAFT: { color: 'gray', Icon: DraftIcon },
  PENDING: { color: 'blue', Icon: WaitingIcon },
  APPROVED: { color: 'grove', Icon: CircleCheckIcon },
  CHANGES: { color: 'blue', Icon: ChangesIcon },
  REJECTED: { color: 'red', Icon: CircleCrossIcon },
  SUSPENDED: { color: 'orange', Icon: PauseIcon },
};

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { color, Icon } = LOOKS[status];
  return (
    <Badge
      component="span"
      color={color}
      h={22}
      px={7}
      fz={12}
      leftSection={<Icon size={14} />}
      style={{ flexShrink: 0 }}
    >
      {STATUS_TEXTS[status]}
    </Badge>
  );
}
