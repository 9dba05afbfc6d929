import { ActionIcon } from '@mantine/core';
import type { GrantDto } from '@wordgrove/dto';
import { DotsIcon } from '../../ui/icons';
import { isolated } from '../../ui/isolated';
import { MenuButton } from '../../ui/menu-button';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./grant-items')).GrantItems;

interface GrantMenuProps {
  grant: GrantDto;
  isOpen: boolean;
  toggle: () => void;
}

/** A menu in each row. */
export function GrantMenu(props: GrantMenuProps) {
  return (
    <MenuButton
      load={loadItems}
      about={props}
      width={240}
      button={
        <ActionIcon
          variant="default"
          size={30}
          aria-label={TEXTS.more(isolated(props.grant.application.name))}
        >
          <DotsIcon />
        </ActionIcon>
      }
    />
  );
}
