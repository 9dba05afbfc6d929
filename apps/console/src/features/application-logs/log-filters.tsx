import { Button, Menu, SegmentedControl, TextInput } from '@mantine/core';
import { CALL_KINDS } from '@wordgrove/contracts';
import type { CallDto } from '@wordgrove/dto';
import { useEffect, useState } from 'react';
import { ChevronDownIcon, SearchIcon } from '../../ui/icons';
import classes from './logs.module.css';
import { KIND_TEXTS, RANGES, STATUSES, TEXTS } from './texts';
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
        <Choice
          key={name}
          {...choice}
          value={values[name]}
          onChoose={(value) => set({ [name]: value, entry: '' })}
        />
      ))}
    </div>
  );
}

const KINDS = [
  { value: '', label: TEXTS.all },
  ...CALL_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind].filter })),
];

function choicesOf(calls: readonly CallDto[]) {
  return [
    { name: 'status', label: TEXTS.status, none: TEXTS.anyStatus, options: STATUSES },
    { name: 'route', label: TEXTS.route, none: TEXTS.anyRoute, options: routesOf(calls) },
    { name: 'user_id', label: TEXTS.user, none: TEXTS.anyUser, options: usersOf(calls) },
    { name: 'range', label: TEXTS.range, none: undefined, options: RANGES },
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

interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  label: string;
  /** The text of no choice. Undefined if one must be chosen. */
  none: string | undefined;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

function Choice({ label, none, value, options, onChoose }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const isChosen = value !== '' && none !== undefined;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant={isChosen ? 'light' : 'default'}
          radius="xl"
          rightSection={<ChevronDownIcon size={14} />}
          aria-label={value === '' ? label : `${label}: ${chosen}`}
        >
          {value === '' ? label : <bdi>{chosen}</bdi>}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {none !== undefined && <Menu.Item onClick={() => onChoose('')}>{none}</Menu.Item>}
        {options.map((option) => (
          <Menu.Item
            key={option.value}
            onClick={() => onChoose(option.value)}
            aria-current={option.value === value || undefined}
          >
            <bdi>{option.label}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function routesOf(calls: readonly CallDto[]): Option[] {
  const routes = new Set(calls.map(({ route }) => route));
  return [...routes].sort().map((route) => ({ value: route, label: route }));
}

function usersOf(calls: readonly CallDto[]): Option[] {
  const users = new Map(
    calls.flatMap(({ user }) => (user === null ? [] : [[user.id, user.display_name] as const])),
  );
  return [...users].map(([value, label]) => ({ value, label }));
}
