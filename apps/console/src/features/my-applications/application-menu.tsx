import { ActionIcon } from '@mantine/core';
import { DotsIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./application-menu-items')).ApplicationMenuItems;

/** A menu on each tab with the actions that developers seldom need. */
export function ApplicationMenu() {
  return (
    <MenuButton
      load={loadItems}
      width={220}
      button={
        <ActionIcon variant="default" size="input-sm" aria-label={TEXTS.moreActions}>
          <DotsIcon />
        </ActionIcon>
      }
    />
  );
}
