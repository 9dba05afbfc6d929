import { ActionIcon } from '@mantine/core';
import { DotsIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';

const loadItems = async () => (await import('./application-menu-items')).ApplicationMenuItems;

/** What developers seldom do with an application, from each of its tabs. */
export function ApplicationMenu() {
  return (
    <MenuButton
      load={loadItems}
      width={220}
      button={
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label="More actions for this application"
        >
          <DotsIcon />
        </ActionIcon>
      }
    />
  );
}
