import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { AutoIcon, MoonIcon, SunIcon } from '../../ui/icons';

const SCHEMES = {
  light: { label: 'Light', Icon: SunIcon },
  dark: { label: 'Dark', Icon: MoonIcon },
  auto: { label: 'Same as the system', Icon: AutoIcon },
} as const;

export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { label, Icon } = SCHEMES[colorScheme];
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`Colours: ${label.toLowerCase()}`}>
          <Icon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {Object.entries(SCHEMES).map(([value, scheme]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {scheme.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
