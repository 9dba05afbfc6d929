import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RANGES } from './log-ranges';

const NAMES = ['search', 'kind', 'status', 'route', 'user_id'] as const;

export type FilterName = (typeof NAMES)[number] | 'range';

export interface LogFilters {
  /** The filters as they are in the address. Absent ones are empty. */
  values: Record<FilterName, string>;
  /** The same as parameters of the endpoint. */
  parameters: Record<string, string>;
  /** True if requests are left out. */
  isFiltered: boolean;
  /** The number of the request whose details are shown; empty if there is none. */
  selected: string;
  set: (changes: Partial<Record<FilterName | 'entry', string>>) => void;
  clear: () => void;
}

/** The filters of the log and the chosen request. They are in the address, so that they can be sent to others. */
export function useLogFilters(): LogFilters {
  const [address, setAddress] = useSearchParams();
  const range = address.get('range') ?? 'all';
  // The list would begin again if the beginning moved on by itself.
  const [openedAt] = useState(() => Date.now());
  const ms = RANGES.find(({ value }) => value === range)?.ms ?? null;
  const since = ms === null ? '' : new Date(openedAt - ms).toISOString();
  const read = (name: string) => address.get(name) ?? '';
  const named = Object.fromEntries(NAMES.map((name) => [name, read(name)]));
  const set: LogFilters['set'] = (changes) =>
    setAddress(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    values: { ...named, range } as LogFilters['values'],
    parameters: { ...named, since },
    isFiltered: since !== '' || NAMES.some((name) => read(name) !== ''),
    selected: read('entry'),
    set,
    clear: () => setAddress({}, { replace: true }),
  };
}
