import {
  ActionIcon,
  Menu,
  useComputedColorScheme,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { MoonIcon, SunIcon } from '../../ui/icons';

const SCHEMES = { light: 'Light', dark: 'Dark', auto: 'Same as the system' } as const;

export function ColorSchemeMenu({ visibleFrom }: { visibleFrom?: 'sm' }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = useComputedColorScheme() === 'dark' ? MoonIcon : SunIcon;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          {...(visibleFrom && { visibleFrom })}
          aria-label={`Colours: ${SCHEMES[colorScheme].toLowerCase()}`}
        >
          <Icon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {Object.entries(SCHEMES).map(([value, label]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
