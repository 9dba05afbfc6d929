import { Badge, Group, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { hostsOf, newHostsOf, summaryOf } from './changes';
import classes from './inbox.module.css';
import { TEXTS } from './texts';
import { Waited } from './waited';

interface WaitingRowProps {
  application: WaitingApplicationDto;
  address: string;
  isChosen: boolean;
}

/** One application in the list of what waits. */
export function WaitingRow({ application, address, isChosen }: WaitingRowProps) {
  const { id, client_id: clientId, waiting_since: since, pending_revision: revision } = application;
  const name = revision?.name ?? application.name;
  return (
    <Link
      to={address}
      className={classes.row}
      data-application={id}
      aria-current={isChosen ? 'true' : undefined}
    >
      <ApplicationAvatar name={name} id={clientId} size={32} />
      <div className={classes.rowText}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text span fw={600} className={classes.line}>
            <bdi>{name}</bdi>
          </Text>
          <Waited since={since} />
        </Group>
        <Text size="xs" c="dimmed" className={classes.line}>
          <bdi>{hostsOf(application).join(', ') || application.owner.display_name}</bdi>
        </Text>
        <Group gap={6}>
          <Badge size="sm" color={revision ? 'blue' : 'gray'}>
            {revision ? TEXTS.changes : TEXTS.newApplication}
          </Badge>
          <Text span size="xs">
            {summaryOf(application)}
          </Text>
        </Group>
        <Marks application={application} />
      </div>
    </Link>
  );
}

/** Marks for what a reviewer should look at twice. */
export function Marks({ application }: { application: WaitingApplicationDto }) {
  const newHosts = newHostsOf(application);
  const [alike] = application.similar_names;
  if (newHosts.length === 0 && alike === undefined) return null;
  return (
    <Group gap={6} mt={4}>
      {newHosts.length > 0 && (
        <Badge size="sm" color="red">
          New host
        </Badge>
      )}
      {alike && (
        <Badge size="sm" color="red" className={classes.mark}>
          Looks like <bdi>{alike.name}</bdi>
        </Badge>
      )}
    </Group>
  );
}
