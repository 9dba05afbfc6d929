import { Menu } from '@mantine/core';
import { HELP_LINKS } from './help-links';

export function HelpItems() {
  return HELP_LINKS.map(({ to, label, Icon }) => (
    <Menu.Item key={to} component="a" href={to} leftSection={<Icon />}>
      {label}
    </Menu.Item>
  ));
}
