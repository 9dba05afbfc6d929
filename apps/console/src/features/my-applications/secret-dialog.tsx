import { Button, Checkbox, Divider, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { useState } from 'react';
import { ApplicationAvatar } from '../../ui/avatars';
import { CopyField } from '../../ui/copy-field';
import { AlertIcon, DownloadIcon, FileCodeIcon } from '../../ui/icons';
import { Moment } from '../../ui/moment';
import { envFile, envFileName } from './env-file';
import type { FreshSecret } from './fresh-secret';
import { SECRETS } from './secret-texts';
import { useNoWayOut } from './use-no-way-out';

interface SecretDialogProps {
  application: ApplicationDto;
  fresh: FreshSecret;
  /** The words on the way out. */
  next: string;
  onConfirm: () => void;
}

/** Shows a client secret for the only time. It closes only when the developer says that it is stored. */
export function SecretDialog({ application, fresh, next, onConfirm }: SecretDialogProps) {
  const [isStored, setStored] = useState(false);
  useNoWayOut();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={580}
      title={<Title application={application} />}
    >
      <Stack gap="md">
        <CopyField label={SECRETS.clientId} value={application.client_id} />
        <Stack gap={4}>
          <CopyField label={secretLabel(fresh)} value={fresh.secret} />
          {fresh.expiresAt !== null && (
            <Text size="xs" c="dimmed">
              {SECRETS.expiresAt(<Moment at={fresh.expiresAt} />)}
            </Text>
          )}
        </Stack>
        <EnvDownload application={application} secret={fresh.secret} />
        <Checkbox
          label={SECRETS.stored}
          description={SECRETS.storedNote}
          checked={isStored}
          onChange={(event) => setStored(event.currentTarget.checked)}
        />
        <Divider />
        <WayOut isStored={isStored} next={next} onConfirm={onConfirm} />
      </Stack>
    </Modal>
  );
}

function Title({ application: { name, client_id: clientId } }: { application: ApplicationDto }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <ApplicationAvatar name={name} id={clientId} size={40} />
      <div>
        <div style={{ overflowWrap: 'anywhere' }}>{SECRETS.storeSecret(name)}</div>
        <Text size="sm" c="dimmed">
          {SECRETS.onlyHash}
        </Text>
      </div>
    </Group>
  );
}

function EnvDownload({ application, secret }: { application: ApplicationDto; secret: string }) {
  const fileName = envFileName(application.name);
  const download = () =>
    save(fileName, envFile(window.location.origin, application.client_id, secret));
  return (
    <Paper withBorder p="sm" bg="var(--wordgrove-panel)">
      <Group gap="sm" wrap="nowrap">
        <FileCodeIcon />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {fileName}
          </Text>
          <Text size="xs" c="dimmed">
            {SECRETS.envFile}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<DownloadIcon />}
          onClick={download}
          data-autofocus
          aria-label={SECRETS.downloadFile(fileName)}
        >
          {SECRETS.download}
        </Button>
      </Group>
    </Paper>
  );
}

interface WayOutProps {
  isStored: boolean;
  next: string;
  onConfirm: () => void;
}

function WayOut({ isStored, next, onConfirm }: WayOutProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Group gap={6} wrap="nowrap">
        <AlertIcon size={16} />
        <Text size="xs" c="dimmed">
          {SECRETS.noWayOut}
        </Text>
      </Group>
      <Button disabled={!isStored} onClick={onConfirm}>
        {next}
      </Button>
    </Group>
  );
}

function secretLabel({ name }: FreshSecret): string {
  return name === '' ? SECRETS.clientSecret : SECRETS.namedSecret(name);
}

function save(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
