import { Chip, Group, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import classes from './applications-filter.module.css';
import type { ApplicationStateCountsDto } from '@wordgrove/dto';
import { SearchField } from '../../ui/search-field';
import { STATE_FILTERS, type StateFilter } from './application-states';
import { TEXTS } from './texts';
import { countIn, type useApplicationsFilter } from './use-applications-filter';
import { countText } from '../../ui/formats';

interface FilterProps extends Pick<
  ReturnType<typeof useApplicationsFilter>,
  'typed' | 'state' | 'search' | 'choose'
> {
  counts: ApplicationStateCountsDto;
}

/** Finds applications by what is typed and by state. A slash puts the focus into the search. */
export function ApplicationsFilter({ typed, state, counts, search, choose }: FilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <Group gap="sm" flex={{ base: '1 1 100%', sm: 1 }}>
      <SearchField
        inputRef={input}
        label={TEXTS.search}
        placeholder={TEXTS.searchPlaceholder}
        rightSection={
          <Kbd aria-hidden visibleFrom="sm">
            /
          </Kbd>
        }
        value={typed}
        onSearch={search}
      />
      <Chip.Group value={state} onChange={(value) => choose(value as StateFilter)}>
        <Group gap={6} role="radiogroup" aria-label={TEXTS.state}>
          {STATE_FILTERS.map(({ value, label }) => (
            <Chip
              key={value}
              value={value}
              size="xs"
              variant="outline"
              classNames={{ label: classes.chip }}
            >
              {label} {countText(countIn(counts, value))}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Group>
  );
}
