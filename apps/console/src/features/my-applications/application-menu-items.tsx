import { Menu } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link, useParams } from 'react-router';
import { DraftIcon, HandoverIcon, KeyIcon, TrashIcon, UserIcon } from '../../ui/icons';
import { tabAddress } from './application-tabs';
import { TEXTS } from './texts';

const ITEMS = [
  { label: TEXTS.edit, path: PAGES.editApplication, Icon: DraftIcon },
  { label: TEXTS.inviteTestUser, path: PAGES.applicationTestUsers, Icon: UserIcon },
  { label: TEXTS.endTokensAsk, path: `${PAGES.applicationDangerZone}#end-tokens`, Icon: KeyIcon },
  {
    label: TEXTS.handOverAsk,
    path: `${PAGES.applicationDangerZone}#hand-over`,
    Icon: HandoverIcon,
  },
  { label: TEXTS.deleteAsk, path: `${PAGES.applicationDangerZone}#delete`, Icon: TrashIcon },
] as const;

/** The ways to the tabs on which these things are done. */
export function ApplicationMenuItems() {
  const { id = '' } = useParams();
  return ITEMS.map(({ label, path, Icon }) => (
    <Menu.Item
      key={label}
      component={Link}
      to={tabAddress({ path }, id)}
      leftSection={<Icon size={16} />}
    >
      {label}
    </Menu.Item>
  ));
}
