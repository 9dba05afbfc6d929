import { Group, Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { AnsweredIcon, EyeIcon, QuestionIcon, type IconProps } from '../../ui/icons';
import { Ago } from '../../ui/moment';
import { hostsOf, summaryOf } from '../requested-changes/changes';
import inbox from './inbox.module.css';
import { KindBadge, Marks } from './mark-badges';
import { TEXTS } from './texts';
import { Viewers } from './viewers';
import { Waited } from './waited';
import classes from './waiting-list.module.css';

interface WaitingRowProps {
  application: WaitingApplicationDto;
  address: string;
  isChosen: boolean;
}

/** One application in the list of what waits, drawn once while the list scrolls past it. */
export const WaitingRow = memo(function WaitingRow(props: WaitingRowProps) {
  const { application, address, isChosen } = props;
  const { id, client_id: clientId, waiting_since: since, pending_revision: revision } = application;
  const name = revision?.name ?? application.name;
  return (
    <Link
      to={address}
      className={classes.row}
      data-application={id}
      aria-current={isChosen ? 'true' : undefined}
    >
      <ApplicationAvatar name={name} id={clientId} size={30} />
      <div className={classes.rowText}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text span fw={600} className={inbox.line}>
            <bdi>{name}</bdi>
          </Text>
          <Waited since={since} />
        </Group>
        <Text size="xs" c="dimmed" className={inbox.line}>
          <bdi>{hostsOf(application).join(', ') || application.owner.display_name}</bdi>
        </Text>
        <Group gap={6}>
          <KindBadge application={application} />
          <Text span size="xs" c="dimmed">
            {summaryOf(application)}
          </Text>
        </Group>
        <Marks application={application} />
        <LastMessage message={application.last_message} />
        {application.viewers.length > 0 && (
          <Note Icon={EyeIcon}>
            <Viewers names={application.viewers} />
          </Note>
        )}
      </div>
    </Link>
  );
});

function LastMessage({ message }: { message: WaitingApplicationDto['last_message'] }) {
  if (message === null) return null;
  const isAnswer = message.side === 'OWNER';
  return (
    <Note Icon={isAnswer ? AnsweredIcon : QuestionIcon}>
      {isAnswer ? TEXTS.answered : TEXTS.asked} <Ago at={message.created_at} />
    </Note>
  );
}

function Note({ Icon, children }: { Icon: ComponentType<IconProps>; children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" className={inbox.note}>
      <Icon size={14} />
      <span>{children}</span>
    </Text>
  );
}
