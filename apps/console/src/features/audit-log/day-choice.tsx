import { Button, Popover, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FilterChip, FilterChipButton } from '../../ui/filter-chip';
import { CalendarIcon } from '../../ui/icons';
import { useNow } from '../../ui/use-now';
import { daysText, firstOf, RECENT, recentText } from './days';
import { TEXTS } from './texts';

/** Loaded when somebody wants a calendar. */
const DayRange = lazy(async () => ({ default: (await import('./day-range')).DayRange }));

interface DayChoiceProps {
  from: string;
  to: string;
  set: (days: { from: string; to: string }) => void;
}

/** Days of the audit log: some up to today, or any from one to another. */
export function DayChoice({ from, to, set }: DayChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = daysText(from, to, useNow());
  const choose = (days: { from: string; to: string }) => {
    setOpen(false);
    set(days);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
    >
      <FilterChip chosen={chosen} clear={() => choose({ from: '', to: '' })}>
        <Popover.Target>
          <FilterChipButton
            label={TEXTS.anyTime}
            chosen={chosen}
            icon={CalendarIcon}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
      </FilterChip>
      <Popover.Dropdown p="xs">
        <Days from={from} to={to} set={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Days({ from, to, set }: DayChoiceProps) {
  return (
    <Stack gap="xs">
      <Button.Group orientation="vertical">
        {RECENT.map((count) => (
          <Button
            key={count}
            variant="subtle"
            color="gray"
            c="inherit"
            justify="flex-start"
            onClick={() => set({ from: firstOf(count, new Date()), to: '' })}
          >
            {recentText(count)}
          </Button>
        ))}
      </Button.Group>
      <Suspense fallback={<Skeleton w={252} h={290} />}>
        <DayRange from={from} to={to} set={set} />
      </Suspense>
    </Stack>
  );
}
