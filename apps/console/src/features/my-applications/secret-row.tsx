import { Badge, Group, Text } from '@mantine/core';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { useState } from 'react';
import { BusyButton } from '../../ui/busy-button';
import { Ago, Moment } from '../../ui/moment';
import { useNow } from '../../ui/use-now';
import { RemoveSecretDialog } from './remove-secret-dialog';
import classes from './rows.module.css';
import { secretLife } from './secret-life';
import { SecretUse } from './secret-use';

interface SecretRowProps {
  application: ApplicationDto;
  secret: ApplicationSecretDto;
}

/** A secret as its owner can see it, with a button to remove it. */
export function SecretRow({ application, secret }: SecretRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { hint } = secret;
  return (
    <Group component="li" className={classes.row} justify="space-between">
      <div>
        <Group gap="xs">
          <Text component="bdi">{secret.name || 'Unnamed'}</Text>
          <Text ff="monospace">…{hint}</Text>
          <LifeBadge secret={secret} />
        </Group>
        <Times secret={secret} />
        <SecretUse applicationId={application.id} secretId={secret.id} />
      </div>
      <BusyButton
        variant="default"
        size="xs"
        busy={false}
        onClick={() => setAsked(true)}
        aria-label={`Remove the secret that ends in ${hint}`}
      >
        Remove
      </BusyButton>
      <RemoveSecretDialog
        application={application}
        secret={isAsked ? secret : null}
        onClose={() => setAsked(false)}
      />
    </Group>
  );
}

function Times({ secret }: { secret: ApplicationSecretDto }) {
  const { expires_at: expiresAt, last_used_at: lastUsedAt } = secret;
  const now = useNow();
  return (
    <Text size="sm" c="dimmed">
      Created <Moment at={secret.created_at} /> ·{' '}
      {lastUsedAt ? (
        <>
          last used <Ago at={lastUsedAt} />
        </>
      ) : (
        'not used yet'
      )}
      {expiresAt && (
        <>
          {' '}
          · {secretLife(secret, now) === 'EXPIRED' ? 'expired' : 'expires'}{' '}
          <Moment at={expiresAt} />
        </>
      )}
    </Text>
  );
}

function LifeBadge({ secret }: { secret: ApplicationSecretDto }) {
  const life = secretLife(secret, useNow());
  if (life === 'LIVE') return null;
  return life === 'EXPIRED' ? (
    <Badge color="red" variant="light">
      Expired
    </Badge>
  ) : (
    <Badge color="orange" variant="light">
      Expires soon
    </Badge>
  );
}
