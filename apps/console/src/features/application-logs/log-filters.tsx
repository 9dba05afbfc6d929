import { SegmentedControl, TextInput } from '@mantine/core';
import { CALL_KINDS } from '@wordgrove/contracts';
import type { CallDto } from '@wordgrove/dto';
import { useEffect, useState } from 'react';
import { FilterChoice, type Choice } from '../../ui/filter-bar';
import { CalendarIcon, SearchIcon } from '../../ui/icons';
import classes from './logs.module.css';
import { ALL_DAYS, RANGES } from './log-ranges';
import { KIND_TEXTS, STATUSES, TEXTS } from './texts';
import type { LogFilters } from './use-log-filters';

const SEARCH_DELAY_MS = 300;

interface LogFilterBarProps {
  filters: LogFilters;
  /** The requests in the list, whose routes and users can be chosen. */
  calls: readonly CallDto[];
}

/** The filters of the list. All of them are in the address. */
export function LogFilterBar({ filters, calls }: LogFilterBarProps) {
  const { values, set } = filters;
  return (
    <div role="search" aria-label={TEXTS.filters} className={classes.filters}>
      <Search filters={filters} />
      <SegmentedControl
        aria-label={TEXTS.kindFilter}
        value={values.kind}
        onChange={(kind) => set({ kind, entry: '' })}
        data={KINDS}
      />
      {choicesOf(calls).map(({ name, ...choice }) => (
        <FilterChoice
          key={name}
          {...choice}
          value={values[name]}
          onChoose={(value) => set({ [name]: value, entry: '' })}
        />
      ))}
      <FilterChoice
        label={ALL_DAYS.label}
        icon={CalendarIcon}
        value={values.range === ALL_DAYS.value ? '' : values.range}
        choices={RANGES.filter((range) => range !== ALL_DAYS)}
        onChoose={(range) => set({ range, entry: '' })}
      />
    </div>
  );
}

const KINDS = [
  { value: '', label: TEXTS.all },
  ...CALL_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind].filter })),
];

function choicesOf(calls: readonly CallDto[]) {
  return [
    { name: 'status', label: TEXTS.status, everything: TEXTS.anyStatus, choices: STATUSES },
    { name: 'route', label: TEXTS.route, everything: TEXTS.anyRoute, choices: routesOf(calls) },
    { name: 'user_id', label: TEXTS.user, everything: TEXTS.anyUser, choices: usersOf(calls) },
  ] as const;
}

function Search({ filters: { values, set } }: { filters: LogFilters }) {
  const [text, setText] = useState(values.search);
  useEffect(() => {
    if (text === values.search) return;
    const timer = setTimeout(() => set({ search: text, entry: '' }), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, values.search, set]);
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={TEXTS.search}
      placeholder={TEXTS.searchHint}
      maxLength={100}
      leftSection={<SearchIcon size={16} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function routesOf(calls: readonly CallDto[]): Choice[] {
  const routes = new Set(calls.map(({ route }) => route));
  return [...routes].sort().map((route) => ({ value: route, label: route }));
}

function usersOf(calls: readonly CallDto[]): Choice[] {
  const users = new Map(
    calls.flatMap(({ user }) => (user === null ? [] : [[user.id, user.display_name] as const])),
  );
  return [...users].map(([value, label]) => ({ value, label }));
}
