import { UnstyledButton } from '@mantine/core';
import type { UserDto } from '@wordgrove/dto';
import { PersonAvatar } from '../../ui/avatars';
import { MenuButton } from '../../ui/menu-button';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./account-items')).AccountItems;

export function AccountMenu({ user: { display_name: name, id } }: { user: UserDto }) {
  return (
    <MenuButton
      load={loadItems}
      width={240}
      button={
        <UnstyledButton p={4} style={{ borderRadius: '50%' }} aria-label={TEXTS.accountOf(name)}>
          <PersonAvatar name={name} id={id} size={28} />
        </UnstyledButton>
      }
    />
  );
}
