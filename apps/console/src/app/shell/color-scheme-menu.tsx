import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';
import { SCHEMES } from './color-schemes';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./color-scheme-items')).ColorSchemeItems;

export function ColorSchemeMenu({ visibleFrom }: { visibleFrom?: 'sm' }) {
  const { colorScheme } = useMantineColorScheme();
  const Icon = useComputedColorScheme() === 'dark' ? MoonIcon : SunIcon;
  return (
    <MenuButton
      load={loadItems}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          {...(visibleFrom && { visibleFrom })}
          aria-label={TEXTS.coloursNow(SCHEMES[colorScheme])}
        >
          <Icon size={20} />
        </ActionIcon>
      }
    />
  );
}
