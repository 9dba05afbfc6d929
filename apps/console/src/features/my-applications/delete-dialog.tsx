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
import { TEXTS } from './texts';

interface DeleteDialogProps {
  application: ApplicationDto;
  onClose: () => void;
}

/** Asks for the name of the application before it is deleted, so that nobody deletes the wrong one. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  return (
    <Modal opened onClose={onClose} title={TEXTS.deleteTitle(application.name)}>
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
    if (!isSameName(typed, application.name)) setFault(TEXTS.notTheName);
    else if (!deletion.isPending) deletion.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{TEXTS.deleteText}</Text>
        <TextInput
          label={TEXTS.typeName(application.name)}
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
        {TEXTS.cancel}
      </Button>
      <BusyButton type="submit" color="red" busy={busy}>
        {TEXTS.deleteApplication}
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
      notifyDone(TEXTS.deleted(name));
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
