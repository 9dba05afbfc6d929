import { Anchor, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { DeveloperDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { getDeveloper } from '../../api/review-queue';
import { ApplicationAvatar, PersonAvatar } from '../../ui/avatars';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { StatusBadge } from '../../ui/status-badge';
import { DecisionHistory } from './decision-history';
import classes from './inbox.module.css';
import { DEVELOPER } from './texts';
import { timeFormat } from '../../ui/formats';

const MONTH = timeFormat({ month: 'short', year: 'numeric' });

/** The developer of an application, their other applications, and what admins have decided about them. */
export function Developer({ applicationId }: { applicationId: string }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', 'developer', applicationId],
    queryFn: () => getDeveloper(applicationId),
  });
  return (
    <Stack component="section" aria-labelledby="developer" gap="sm">
      <Title order={3} size="h2" id="developer">
        {DEVELOPER.title}
      </Title>
      {isPending && <LoadingState />}
      {error && <LoadFailure of={{ error, refetch }} />}
      {data && (
        <>
          <Person developer={data} />
          <Applications developer={data} />
          <History developer={data} />
        </>
      )}
    </Stack>
  );
}

function Person({ developer }: { developer: DeveloperDto }) {
  const { id, display_name: name, email, created_at: since } = developer;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <PersonAvatar name={name} id={id} size={26} />
      <div className={classes.breaking}>
        <Anchor component={Link} to={PAGES.user.replace(':id', id)} size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Anchor>
        <Text size="xs" c="dimmed">
          <bdi>{email}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {DEVELOPER.since} <time dateTime={since}>{MONTH.format(new Date(since))}</time>
        </Text>
      </div>
    </Group>
  );
}

function Applications({ developer }: { developer: DeveloperDto }) {
  const { id: ownerId, applications, application_count: count } = developer;
  const all = `${PAGES.allApplications}?owner_id=${ownerId}`;
  return (
    <Stack component="ul" className={classes.plain} gap={6}>
      {applications.map(({ id, name, client_id: clientId, status }) => (
        <Group key={id} component="li" gap="xs" wrap="nowrap">
          <ApplicationAvatar name={name} id={clientId} size={20} />
          <Text className={classes.line} flex={1}>
            <bdi>{name}</bdi>
          </Text>
          <StatusBadge status={status} />
        </Group>
      ))}
      {count > applications.length && (
        <li>
          <Anchor component={Link} to={all} size="xs">
            {DEVELOPER.more(count - applications.length)}
          </Anchor>
        </li>
      )}
    </Stack>
  );
}

function History({ developer }: { developer: DeveloperDto }) {
  const { decisions, decision_count: count, rejection_count: rejected } = developer;
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Text size="xs" c="dimmed">
        {DEVELOPER.decisions(count, rejected)}{' '}
        {count > 0 && (
          <Anchor component="button" inherit onClick={toggle} aria-expanded={isOpen}>
            {DEVELOPER.history}
          </Anchor>
        )}
      </Text>
      <Collapse expanded={isOpen}>
        <DecisionHistory decisions={decisions} />
      </Collapse>
    </div>
  );
}
