import { ActionIcon, Button, Modal } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { reinstateApplication } from '../../api/admin';
import { DotsIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { DECISIONS } from '../decisions/decisions';
import { ReasonDialog } from '../decisions/reason-dialog';
import { ALL_APPLICATIONS } from './all-applications-key';
import type { Dialog } from './application-items';
import { QuotaForm } from './quota-form';
import { TEXTS } from './texts';

const loadItems = async () => (await import('./application-items')).ApplicationItems;

interface ApplicationActionsProps {
  application: AdminApplicationDto;
  /** True in rows of lists, whose button has no text. */
  isSmall?: boolean;
}

/** The actions of admins on an application. */
export function ApplicationActions({ application, isSmall = false }: ApplicationActionsProps) {
  const { name } = application;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const reinstate = useReinstating(application);
  return (
    <>
      <MenuButton
        load={loadItems}
        about={{ application, ask: setDialog, askReinstating: reinstate.ask }}
        button={
          isSmall ? (
            <ActionIcon variant="default" size={30} aria-label={TEXTS.changeLabel(name)}>
              <DotsIcon />
            </ActionIcon>
          ) : (
            <Button variant="default" size="xs" aria-label={TEXTS.changeLabel(name)}>
              {TEXTS.change}…
            </Button>
          )
        }
      />
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
    done: TEXTS.reinstated(name),
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
