import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { LIMITS, PAGES } from '@wordgrove/contracts';
import type {
  ApplicationDto,
  ApplicationSecretDto,
  CreatedSecretResponse,
  CreateSecretRequest,
} from '@wordgrove/dto';
import { useMatch } from 'react-router';
import { createSecret, removeSecret } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { notifyFailure } from '../../ui/notify';
import { useRefresh } from '../../ui/use-refresh';
import { MY_APPLICATIONS } from './application-keys';
import { freshSecret, useFreshSecret } from './fresh-secret';
import { SecretDialog } from './secret-dialog';
import { secretLife } from './secret-life';
import { SECRETS } from './secret-texts';

/** Sees to it that no new secret is lost: shows it until it is stored, and says if that was not confirmed. */
export function SecretGuard({ application }: { application: ApplicationDto }) {
  const { fresh, unconfirmedId, show, confirm } = useFreshSecret(application.id);
  const isQuickStart = useMatch(PAGES.applicationQuickStart) !== null;
  const next = isQuickStart ? SECRETS.goOnToQuickStart : SECRETS.goOn;
  if (fresh !== null)
    return <SecretDialog application={application} fresh={fresh} next={next} onConfirm={confirm} />;
  const lost = application.secrets.find(({ id }) => id === unconfirmedId);
  if (lost === undefined) return null;
  return (
    <Unconfirmed
      application={application}
      secret={lost}
      onConfirm={confirm}
      onCreated={(created) => show(freshSecret(application.id, created))}
    />
  );
}

interface UnconfirmedProps {
  application: ApplicationDto;
  secret: ApplicationSecretDto;
  onConfirm: () => void;
  onCreated: (created: CreatedSecretResponse) => void;
}

function Unconfirmed({ application, secret, onConfirm, onCreated }: UnconfirmedProps) {
  const refresh = useRefresh();
  const replacement = useMutation({
    mutationFn: () => replaceSecret(application, secret),
    onSuccess: onCreated,
    onError: notifyFailure,
    onSettled: () => refresh(MY_APPLICATIONS),
  });
  return (
    <Alert color="orange" role="region" title={SECRETS.notConfirmed(secret.hint)}>
      <Stack gap="sm">
        <Text size="sm">{secret.last_used_at === null ? SECRETS.lostUnused : SECRETS.lost}</Text>
        <Group gap="sm">
          <BusyButton busy={replacement.isPending} onClick={() => replacement.mutate()}>
            {SECRETS.makeNewSecret}
          </BusyButton>
          <Button variant="default" onClick={onConfirm}>
            {SECRETS.stored}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** Makes a secret like the one that may be lost. That one is removed if it was never used. */
async function replaceSecret(
  { id, secrets }: ApplicationDto,
  lost: ApplicationSecretDto,
): Promise<CreatedSecretResponse> {
  const isUnused = lost.last_used_at === null;
  const live = secrets.filter((secret) => secretLife(secret, new Date()) !== 'EXPIRED');
  const isFull = live.length >= LIMITS.liveSecrets;
  const remove = () => removeSecret(id, lost.id, {});
  if (isUnused && isFull) await remove();
  const created = await createSecret(id, likeness(lost));
  if (isUnused && !isFull) await remove();
  return created;
}

function likeness({ name, expires_at: expiresAt }: ApplicationSecretDto): CreateSecretRequest {
  return { name, ...(expiresAt !== null && { expires_at: expiresAt }) };
}
