import { Badge } from '@mantine/core';
import type { ApplicationStatus } from '@wordgrove/contracts';
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

/** A status, or that changes of an approved application wait for a reviewer. */
type ShownStatus = ApplicationStatus | 'CHANGES';

const STATUSES: Record<
  ShownStatus,
  { label: string; color: string; Icon: ComponentType<IconProps> }
> = {
  DRAFT: { label: 'Draft', color: 'gray', Icon: DraftIcon },
  PENDING: { label: 'In review', color: 'blue', Icon: WaitingIcon },
  APPROVED: { label: 'Approved', color: 'grove', Icon: CircleCheckIcon },
  CHANGES: { label: 'Changes in review', color: 'blue', Icon: ChangesIcon },
  REJECTED: { label: 'Rejected', color: 'red', Icon: CircleCrossIcon },
  SUSPENDED: { label: 'Suspended', color: 'orange', Icon: PauseIcon },
};

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { label, color, Icon } = STATUSES[status];
  return (
    <Badge
      color={color}
      h={22}
      px={7}
      fz={12}
      leftSection={<Icon size={14} />}
      style={{ flexShrink: 0 }}
    >
      {label}
    </Badge>
  );
}
