import { ActionIcon, Menu } from '@mantine/core';
import { HelpIcon } from '../../ui/icons';
import { HELP_LINKS } from './help-links';

export function HelpMenu() {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} visibleFrom="sm" aria-label="Help">
          <HelpIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {HELP_LINKS.map(({ to, label, Icon }) => (
          <Menu.Item key={to} component="a" href={to} leftSection={<Icon />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
