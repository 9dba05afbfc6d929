import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { SCHEMES } from './color-schemes';

/** The colours to choose from, as items of a menu. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
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
  );
}
