import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FilterChoice } from '../../ui/filter-bar';
import { TEXTS } from './texts';

/** The numbers of days up to and including today that are one press away. */
const RECENT = [1, 7, 30] as const;
const CHOSEN = 'CHOSEN';

/** Loaded when somebody wants a calendar. */
const DayRange = lazy(async () => ({ default: (await import('./day-range')).DayRange }));

interface DayChoiceProps {
  from: string;
  to: string;
  set: (days: { from: string; to: string }) => void;
}

/** Days of the audit log: some up to today, or any from one to another. */
export function DayChoice({ from, to, set }: DayChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const recent = RECENT.map((count) => ({ value: firstOf(count), label: labelOf(count) }));
  const isRecent = to === '' && recent.some(({ value }) => value === from);
  const isChosen = (from !== '' || to !== '') && !isRecent;
  const choose = (value: string) => {
    setChoosing(value === CHOSEN);
    if (value !== CHOSEN) set({ from: value, to: '' });
  };
  const hasFields = isChoosing || isChosen;
  return (
    <>
      <FilterChoice
        label={TEXTS.anyTime}
        value={hasFields ? CHOSEN : from}
        onChoose={choose}
        choices={[...recent, { value: CHOSEN, label: TEXTS.chosenDays }]}
      />
      {hasFields && (
        <Suspense
          fallback={<Skeleton w={{ base: '100%', xs: 250 }} h="var(--wordgrove-control)" />}
        >
          <DayRange from={from} to={to} set={set} />
        </Suspense>
      )}
    </>
  );
}

function labelOf(count: number): string {
  return count === 1 ? TEXTS.today : TEXTS.lastDays(count);
}

/** Returns the first of some days up to and including today, such as 2026-11-15, in the reader's time zone. */
function firstOf(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() - count + 1);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
