import { Badge, Group, Text } from '@mantine/core';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { useState } from 'react';
import { BusyButton } from '../../ui/busy-button';
import { Ago, Moment } from '../../ui/moment';
import { useNow } from '../../ui/use-now';
import { RemoveSecretDialog } from './remove-secret-dialog';
import classes from './rows.module.css';
import { secretLife } from './secret-life';
import { SECRETS } from './secret-texts';
import { SecretUse } from './secret-use';
import { TEXTS } from './texts';

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
          <Text component="bdi">{secret.name || SECRETS.unnamed}</Text>
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
        aria-label={SECRETS.removeSecretOf(hint)}
      >
        {TEXTS.remove}
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
  const isOver = secretLife(secret, useNow()) === 'EXPIRED';
  const expiry = isOver ? SECRETS.hasExpired : SECRETS.willExpire;
  return (
    <Text size="sm" c="dimmed">
      {SECRETS.created(<Moment at={secret.created_at} />)} ·{' '}
      {lastUsedAt ? SECRETS.lastUsed(<Ago at={lastUsedAt} />) : SECRETS.notUsed}
      {expiresAt && <> · {expiry(<Moment at={expiresAt} />)}</>}
    </Text>
  );
}

function LifeBadge({ secret }: { secret: ApplicationSecretDto }) {
  const life = secretLife(secret, useNow());
  if (life === 'LIVE') return null;
  return life === 'EXPIRED' ? (
    <Badge color="red" variant="light">
      {SECRETS.expired}
    </Badge>
  ) : (
    <Badge color="orange" variant="light">
      {SECRETS.expiresSoon}
    </Badge>
  );
}
