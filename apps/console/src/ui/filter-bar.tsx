import { Button, Group, Select } from '@mantine/core';
import type { ReactNode } from 'react';

interface FilterBarProps {
  /** The name of the list. */
  label: string;
  /** Clears all filters. Null if none is set. */
  clear: (() => void) | null;
  children: ReactNode;
}

/** The filters of a list. */
export function FilterBar({ label, clear, children }: FilterBarProps) {
  return (
    <Group gap="xs" role="search" aria-label={label}>
      {children}
      {clear && (
        <Button variant="subtle" onClick={clear}>
          Clear
        </Button>
      )}
    </Group>
  );
}

interface FilterChoiceProps {
  /** The choice of everything, such as “Any status”. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A filter with a few choices. */
export function FilterChoice({ label, value, choices, onChoose }: FilterChoiceProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      w={{ base: '100%', xs: 190 }}
      data={choices}
      value={value || null}
      onChange={(chosen) => onChoose(chosen ?? '')}
      clearable
    />
  );
}
