import { Button, Menu, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { ChevronDownIcon } from '../../ui/icons';
import { APPLICATION_TABS, tabAddress, tabAt, type ApplicationTab } from './application-tabs';
import classes from './tab-list.module.css';
import { TEXTS } from './texts';

interface TabsProps {
  id: string;
  current: ApplicationTab;
}

/** The tabs of an application: links side by side or, on phones, a menu. */
export function TabList({ id }: { id: string }) {
  const current = tabAt(useLocation().pathname, id);
  return (
    <nav aria-label={TEXTS.application} className={classes.frame}>
      <TabLinks id={id} current={current} />
      <div className={classes.menu}>
        <TabMenu id={id} current={current} />
      </div>
    </nav>
  );
}

function TabLinks({ id, current }: TabsProps) {
  return (
    <ul className={classes.tabs}>
      {APPLICATION_TABS.map((tab) => (
        <li key={tab.path}>
          <Link
            to={tabAddress(tab, id)}
            className={classes.tab}
            aria-current={tab === current ? 'page' : undefined}
          >
            <tab.Icon />
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TabMenu({ id, current }: TabsProps) {
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <Button
          variant="default"
          fullWidth
          justify="flex-start"
          leftSection={<current.Icon />}
          rightSection={
            <Text span ml="auto" c="dimmed" className={classes.place}>
              {TEXTS.place(APPLICATION_TABS.indexOf(current) + 1, APPLICATION_TABS.length)}
              <ChevronDownIcon />
            </Text>
          }
          styles={{ section: { flexGrow: 0 }, label: { flexGrow: 1 } }}
        >
          {current.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {APPLICATION_TABS.map((tab) => (
          <Menu.Item
            key={tab.path}
            component={Link}
            to={tabAddress(tab, id)}
            leftSection={<tab.Icon />}
            aria-current={tab === current ? 'page' : undefined}
          >
            {tab.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
