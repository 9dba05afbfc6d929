import { Button, Menu, Modal } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { Link } from 'react-router';
import { reinstateApplication } from '../../api/admin';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { DECISIONS } from '../decisions/decisions';
import { ReasonDialog } from '../decisions/reason-dialog';
import { ALL_APPLICATIONS } from './all-applications-key';
import { QuotaForm } from './quota-form';
import { TEXTS } from './texts';

type Dialog = 'suspend' | 'quota';

/** The actions of admins on an application, from the list. */
export function ApplicationActions({ application }: { application: AdminApplicationDto }) {
  const { id, name, status } = application;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const reinstate = useReinstating(application);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs" aria-label={`${TEXTS.change} ${name}`}>
            {TEXTS.change}…
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDialog('quota')}>{TEXTS.quota}…</Menu.Item>
          {status === 'APPROVED' && (
            <Menu.Item color="red" onClick={() => setDialog('suspend')}>
              {TEXTS.suspend}…
            </Menu.Item>
          )}
          {status === 'SUSPENDED' && (
            <Menu.Item onClick={reinstate.ask}>{TEXTS.reinstate}…</Menu.Item>
          )}
          <Menu.Item component={Link} to={`${PAGES.auditLog}?about=${id}`}>
            {TEXTS.events}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <QuotaDialog application={application} opened={dialog === 'quota'} close={close} />
      <ReasonDialog
        application={application}
        decision={dialog === 'suspend' ? DECISIONS.SUSPEND : null}
        onClose={close}
      />
    </>
  );
}

interface QuotaDialogProps {
  application: AdminApplicationDto;
  opened: boolean;
  close: () => void;
}

function QuotaDialog({ application, opened, close }: QuotaDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={<Named verb={TEXTS.quota} name={application.name} />}
    >
      <QuotaForm application={application} close={close} />
    </Modal>
  );
}

function useReinstating({ id, name }: AdminApplicationDto) {
  return useConfirmedAction({
    action: () => reinstateApplication(id),
    title: <Named verb={TEXTS.reinstate} name={name} />,
    text: TEXTS.reinstateText,
    confirm: TEXTS.reinstate,
    done: (
      <>
        <bdi>{name}</bdi> {TEXTS.reinstated}
      </>
    ),
    refresh: [ALL_APPLICATIONS],
  });
}

function Named({ verb, name }: { verb: string; name: string }) {
  return (
    <>
      {verb}: <bdi>{name}</bdi>
    </>
  );
}
