import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { Scope } from '@wordgrove/contracts';
import { useId, useState } from 'react';
import { LockIcon, SearchIcon } from '../../ui/icons';
import { isAllowed, type Operation } from './operations';
import classes from './playground.module.css';
import { TEXTS } from './texts';

interface EndpointListProps {
  operations: readonly Operation[];
  scopes: readonly Scope[];
  current: string | null;
  choose: (id: string) => void;
}

/** The endpoints of the API, to choose one. */
export function EndpointList({ operations, scopes, current, choose }: EndpointListProps) {
  const [asked, setAsked] = useState('');
  const words = asked.toLowerCase().split(/\s+/);
  const found = operations.filter(({ id, title }) =>
    words.every((word) => `${id} ${title}`.toLowerCase().includes(word)),
  );
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Stack component="nav" gap="xs" aria-label={TEXTS.endpoints}>
      <TextInput
        aria-label={TEXTS.find}
        placeholder={TEXTS.find}
        leftSection={<SearchIcon />}
        value={asked}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      <div className={classes.endpoints}>
        {groups.map((group) => (
          <Group key={group} title={group}>
            {found
              .filter((each) => each.group === group)
              .map((each) => (
                <Endpoint
                  key={each.id}
                  operation={each}
                  isCurrent={each.id === current}
                  isLocked={!isAllowed(each, scopes)}
                  choose={() => choose(each.id)}
                />
              ))}
          </Group>
        ))}
        {found.length === 0 && <Text c="dimmed">{TEXTS.none}</Text>}
      </div>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <Text id={id} size="xs" c="dimmed" ff="monospace" mt="xs">
        {title}
      </Text>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

interface EndpointProps {
  operation: Operation;
  isCurrent: boolean;
  isLocked: boolean;
  choose: () => void;
}

function Endpoint({ operation, isCurrent, isLocked, choose }: EndpointProps) {
  const { method, rest, scopes } = operation;
  return (
    <li>
      <UnstyledButton
        className={classes.endpoint}
        aria-current={isCurrent || undefined}
        onClick={choose}
      >
        <span className={classes.method}>{method === 'DELETE' ? 'DEL' : method}</span>
        <span>{rest}</span>
        {isLocked && <LockIcon aria-label={TEXTS.needs(scopes)} />}
      </UnstyledButton>
    </li>
  );
}
