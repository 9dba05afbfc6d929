import { Menu } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { TEXTS } from './texts';

/** A dialog that an action opens. */
export type Dialog = 'suspend' | 'quota';

interface ApplicationItemsProps {
  application: AdminApplicationDto;
  ask: (dialog: Dialog) => void;
  askReinstating: () => void;
}

/** The actions that the state of an application allows. */
export function ApplicationItems({ application, ask, askReinstating }: ApplicationItemsProps) {
  const { id, status } = application;
  return (
    <>
      <Menu.Item onClick={() => ask('quota')}>{TEXTS.quota}…</Menu.Item>
      {status === 'APPROVED' && (
        <Menu.Item color="red" onClick={() => ask('suspend')}>
          {TEXTS.suspend}…
        </Menu.Item>
      )}
      {status === 'SUSPENDED' && <Menu.Item onClick={askReinstating}>{TEXTS.reinstate}…</Menu.Item>}
      <Menu.Item component={Link} to={`${PAGES.auditLog}?about=${id}`}>
        {TEXTS.events}
      </Menu.Item>
    </>
  );
}
