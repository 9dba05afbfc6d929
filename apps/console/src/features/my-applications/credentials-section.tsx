import { Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { createSecret, removeSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { CopyField } from '../../ui/copy-field';
import { Moment } from '../../ui/moment';
import { notifyFailure } from '../../ui/notify';
import { Section } from '../../ui/section';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';
import classes from './rows.module.css';
import { SecretOnce } from './secret-once';

export function CredentialsSection({ application }: { application: ApplicationDto }) {
  const refresh = useRefresh();
  const create = useMutation({
    mutationFn: () => createSecret(application.id),
    onSuccess: () => refresh(MY_APPLICATIONS),
    onError: notifyFailure,
  });
  const room = application.secrets.length < LIMITS.liveSecrets;
  return (
    <Section
      title="Credentials"
      lead="Two secrets can be live at a time: add a second, move your servers to it, remove the first."
    >
      <CopyField label="Client ID" value={application.client_id} />
      {create.data && <SecretOnce secret={create.data.client_secret} />}
      <Stack component="ul" gap={0} className={classes.rows} aria-label="Client secrets">
        {application.secrets.map((secret) => (
          <SecretRow key={secret.id} application={application} secret={secret} />
        ))}
      </Stack>
      {room && (
        <div>
          <BusyButton variant="default" busy={create.isPending} onClick={() => create.mutate()}>
            Add a secret
          </BusyButton>
        </div>
      )}
    </Section>
  );
}

interface SecretRowProps {
  application: ApplicationDto;
  secret: ApplicationSecretDto;
}

function SecretRow({ application, secret }: SecretRowProps) {
  const remove = useConfirmedAction({
    title: `Remove the secret that ends in ${secret.hint}?`,
    text: 'Whatever still uses it can get no more tokens, from this moment on.',
    confirm: 'Remove the secret',
    action: () => removeSecret(application.id, secret.id),
    done: 'The secret is removed',
    refresh: [MY_APPLICATIONS],
  });
  return (
    <Group component="li" className={classes.row} justify="space-between">
      <div>
        <Text ff="monospace">…{secret.hint}</Text>
        <Text size="sm" c="dimmed">
          Made <Moment at={secret.created_at} /> ·{' '}
          {secret.last_used_at ? (
            <>last used {<Moment at={secret.last_used_at} />}</>
          ) : (
            'not used yet'
          )}
        </Text>
      </div>
      <BusyButton
        variant="default"
        size="xs"
        busy={remove.busy}
        onClick={remove.ask}
        aria-label={`Remove the secret that ends in ${secret.hint}`}
      >
        Remove
      </BusyButton>
    </Group>
  );
}
