import { Badge } from '@mantine/core';
import type { ApplicationStatus } from '@wordgrove/contracts';

const STATUSES: Record<ApplicationStatus, { label: string; color: string }> = {
  DRAFT: { label: 'Draft', color: 'gray' },
  PENDING: { label: 'In review', color: 'blue' },
  APPROVED: { label: 'Approved', color: 'grove' },
  REJECTED: { label: 'Rejected', color: 'red' },
  SUSPENDED: { label: 'Suspended', color: 'orange' },
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, color } = STATUSES[status];
  return (
    <Badge color={color} tt="none" size="lg">
      {label}
    </Badge>
  );
}
