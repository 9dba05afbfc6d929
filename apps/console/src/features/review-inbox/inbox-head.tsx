import { Badge, Group, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { LIMITS } from '@wordgrove/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchIcon } from '../../ui/icons';
import classes from './inbox.module.css';
import { KindMenu } from './kind-menu';
import { TEXTS } from './texts';
import type { InboxFilter } from './use-inbox';
import { countText } from '../../ui/formats';

/** The id of the field to search in, for the key that leads to it. */
export const SEARCH_ID = 'review-search';

const TYPING_MS = 250;

interface InboxHeadProps {
  filter: InboxFilter;
  count: number;
  /** True if only the application is shown. It has the heading then. */
  isCovered: boolean;
}

/** The title, how many wait, and a search that is kept in the address. */
export function InboxHead({ filter, count, isCovered }: InboxHeadProps) {
  const [, setParameters] = useSearchParams();
  const [text, setText] = useState(filter.q);
  const show = (wanted: Partial<InboxFilter>) => {
    const chosen = Object.entries({ ...filter, ...wanted }).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(chosen), { replace: true });
  };
  const look = useDebouncedCallback((q: string) => show({ q }), TYPING_MS);
  return (
    <div className={classes.listHead}>
      <Heading count={count} isCovered={isCovered} />
      <Group gap="xs" wrap="nowrap">
        <TextInput
          id={SEARCH_ID}
          type="search"
          flex={1}
          aria-label={TEXTS.search}
          placeholder={TEXTS.searchPlaceholder}
          leftSection={<SearchIcon />}
          maxLength={LIMITS.search}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            look(event.currentTarget.value);
          }}
        />
        <KindMenu kind={filter.kind} onChoose={(kind) => show({ kind })} />
      </Group>
    </div>
  );
}

function Heading({ count, isCovered }: Omit<InboxHeadProps, 'filter'>) {
  return (
    <Group justify="space-between">
      <Group gap="xs">
        {!isCovered && (
          <Title order={1} tabIndex={-1}>
            {TEXTS.title}
          </Title>
        )}
        {count > 0 && (
          <Badge variant="filled" radius="xl">
            {countText(count)}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {TEXTS.oldestFirst}
      </Text>
    </Group>
  );
}
