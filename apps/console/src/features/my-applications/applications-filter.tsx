import { Chip, Group, Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import classes from './applications-filter.module.css';
import { SearchIcon } from '../../ui/icons';
import { STATE_FILTERS, type StateFilter } from './application-states';
import type { useApplicationsFilter } from './use-applications-filter';
import { countText } from '../../ui/formats';

type FilterProps = Pick<
  ReturnType<typeof useApplicationsFilter>,
  'typed' | 'state' | 'countOf' | 'search' | 'choose'
>;

/** Finds applications by what is typed and by state. A slash puts the focus into the search. */
export function ApplicationsFilter({ typed, state, countOf, search, choose }: FilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <Group gap="sm" flex={{ base: '1 1 100%', sm: 1 }}>
      <TextInput
        ref={input}
        type="search"
        flex={{ base: '1 1 100%', sm: '0 1 280px' }}
        aria-label="Search your applications"
        placeholder="Name, host or client ID"
        leftSection={<SearchIcon size={16} />}
        rightSection={
          <Kbd aria-hidden visibleFrom="sm">
            /
          </Kbd>
        }
        value={typed}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <Chip.Group value={state} onChange={(value) => choose(value as StateFilter)}>
        <Group gap={6} role="radiogroup" aria-label="State">
          {STATE_FILTERS.map(({ value, label }) => (
            <Chip
              key={value}
              value={value}
              size="xs"
              variant="outline"
              classNames={{ label: classes.chip }}
            >
              {label} {countText(countOf(value))}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Group>
  );
}
