import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useNow } from '../../ui/use-now';
import { TEXTS } from './texts';

interface DayRangeProps {
  from: string;
  to: string;
  set: (days: { from: string; to: string }) => void;
}

type Range = [string | null, string | null];

/** A calendar from which the first and the last day are chosen. A single day is chosen twice. */
export function DayRange({ from, to, set }: DayRangeProps) {
  // Until the last day is chosen, the list stays as it is.
  const [begun, setBegun] = useState<Range | null>(null);
  const choose = ([first, last]: Range) => {
    const isBegun = first !== null && last === null;
    setBegun(isBegun ? [first, last] : null);
    if (!isBegun) set({ from: first ?? '', to: last ?? '' });
  };
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      maxDate={useNow()}
      hideOutsideDates
      // As easily read as other days.
      weekendDays={[]}
      value={begun ?? [from || null, to || null]}
      onChange={choose}
      ariaLabels={TEXTS.calendar}
    />
  );
}
