import { NativeSelect } from '@mantine/core';
import type { ApplicationStatus } from '@wordgrove/contracts';

const CHOICES: { value: ApplicationStatus; label: string }[] = [
  { value: 'PENDING', label: 'Waiting for a decision' },
  { value: 'APPROVED', label: 'Approved' },
  { value: 'REJECTED', label: 'Rejected' },
  { value: 'SUSPENDED', label: 'Suspended' },
  { value: 'DRAFT', label: 'Drafts' },
];

interface StatusFilterProps {
  value: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <NativeSelect
      label="Show"
      maw={280}
      data={CHOICES}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as ApplicationStatus)}
    />
  );
}
