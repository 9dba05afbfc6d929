import { ActionIcon } from '@mantine/core';
import { HelpIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./help-items')).HelpItems;

export function HelpMenu() {
  return (
    <MenuButton
      load={loadItems}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          visibleFrom="sm"
          aria-label={TEXTS.help}
        >
          <HelpIcon size={20} />
        </ActionIcon>
      }
    />
  );
}
