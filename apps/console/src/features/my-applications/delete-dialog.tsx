import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { deleteApplication } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { notifyDone, notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';

const CONSEQUENCES =
  'Its secrets stop working and it loses access to all users’ data at once. You cannot undo this.';

interface DeleteDialogProps {
  application: ApplicationDto;
  onClose: () => void;
}

/** Asks for the name of the application before it is deleted, so that nobody deletes the wrong one. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <>
          Delete <bdi>{application.name}</bdi>?
        </>
      }
    >
      <DeleteForm application={application} onClose={onClose} />
    </Modal>
  );
}

function DeleteForm({ application, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const deletion = useDeletion(application);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSameName(typed, application.name)) setFault('This is not the name of the application.');
    else if (!deletion.isPending) deletion.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{CONSEQUENCES}</Text>
        <TextInput
          label={
            <>
              Type <bdi>{application.name}</bdi> to confirm
            </>
          }
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
          error={fault}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <Buttons busy={deletion.isPending} onClose={onClose} />
      </Stack>
    </form>
  );
}

function Buttons({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <BusyButton type="submit" color="red" busy={busy}>
        Delete application
      </BusyButton>
    </Group>
  );
}

function useDeletion({ id, name }: ApplicationDto) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => deleteApplication(id),
    onSuccess: async () => {
      notifyDone(
        <>
          <bdi>{name}</bdi> has been deleted
        </>,
      );
      await navigate(PAGES.myApplications);
      await refresh(MY_APPLICATIONS);
    },
    onError: notifyFailure,
  });
}

/** Names are stored in NFC, without spaces around them. Keyboards may make other forms. */
function isSameName(typed: string, name: string): boolean {
  return typed.trim().normalize('NFC') === name.trim().normalize('NFC');
}
