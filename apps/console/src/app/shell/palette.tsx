import '@mantine/spotlight/styles.css';
import { Group, Kbd, Text } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useEffect, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../ui/icons';
import { useActionGroups } from './palette-actions';
import { found, type PaletteAction, type PaletteGroup } from './palette-search';
import classes from './palette.module.css';
import { TEXTS } from './texts';
import { useModifierKey } from '../../ui/use-modifier-key';

/** Opens the palette. */
export const openPalette = (): void => spotlight.open();

interface PaletteProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Finds pages, own applications and actions by name. */
export function Palette({ query, onQueryChange }: PaletteProps) {
  const groups = found(query, useActionGroups(query));
  useFirstChosen(query, groups);
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={onQueryChange}
      shortcut={null}
      attributes={{ content: { 'aria-label': TEXTS.searchOrJump } }}
      classNames={{
        action: classes.action,
        actionLabel: classes.label,
        actionDescription: classes.description,
        actionsGroup: classes.group,
      }}
      scrollable
      maxHeight={440}
    >
      <Spotlight.Search
        leftSection={<SearchIcon />}
        placeholder={TEXTS.searchOrJump}
        aria-label={TEXTS.searchOrJump}
        onKeyDownCapture={openInNewTab}
      />
      <Results groups={groups} />
      <Keys />
    </Spotlight.Root>
  );
}

function Results({ groups }: { groups: readonly PaletteGroup[] }) {
  if (groups.length === 0) return <Spotlight.Empty>{TEXTS.nothingFound}</Spotlight.Empty>;
  return (
    <Spotlight.ActionsList>
      {groups.map(({ title, actions }) => (
        <Spotlight.ActionsGroup key={title} label={title}>
          {actions.map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}

function Action({ action }: { action: PaletteAction }) {
  const { label, description, icon, to, isDocument, run } = action;
  const navigate = useNavigate();
  const open = () => {
    if (run) run();
    else if (isDocument) window.location.assign(to ?? '');
    else void navigate(to ?? '');
  };
  return (
    <Spotlight.Action
      label={label}
      {...(description !== undefined && { description })}
      leftSection={icon}
      highlightQuery
      onClick={open}
      data-address={to}
    />
  );
}

/** Chooses the first result if it arrives after the text that finds it. Otherwise Spotlight has chosen it. */
function useFirstChosen(query: string, groups: readonly PaletteGroup[]): void {
  const first = groups[0]?.actions[0]?.id;
  useEffect(() => {
    if (query === '' || first === undefined) return;
    if (document.querySelector('[data-action][data-selected]') !== null) return;
    document.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  }, [query, first]);
}

/** Opens the chosen result in another tab, as browsers do it for links, and leaves the palette open. */
function openInNewTab(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  const chosen = document.querySelector<HTMLElement>('[data-selected][data-address]');
  const address = chosen?.dataset['address'];
  if (address === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(address, '_blank', 'noopener');
}

function Keys() {
  const modifier = useModifierKey();
  return (
    <Spotlight.Footer visibleFrom="sm" aria-hidden>
      <Group gap={6} fz="xs" c="dimmed">
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {TEXTS.choose}
        <Kbd size="xs">↵</Kbd> {TEXTS.open}
        <Kbd size="xs">{modifier}↵</Kbd> <Text inherit>{TEXTS.newTab}</Text>
      </Group>
    </Spotlight.Footer>
  );
}
