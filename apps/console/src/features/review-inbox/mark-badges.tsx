import { Badge, Group } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import type { ComponentType } from 'react';
import {
  AlertIcon,
  ChangesIcon,
  CopyIcon,
  NewHostIcon,
  NewIcon,
  NoReasonIcon,
  TestHostIcon,
  UnprovenIcon,
  type IconProps,
} from '../../ui/icons';
import classes from './waiting-list.module.css';
import { marksOf, type MarkKind } from './marks';
import { MARKS, TEXTS } from './texts';

const ICON = 14;

const LOOKS: Record<MarkKind, { color: string; Icon: ComponentType<IconProps> }> = {
  LOOKS_LIKE: { color: 'red', Icon: CopyIcon },
  CONFUSABLE_LETTERS: { color: 'red', Icon: AlertIcon },
  NEW_HOST: { color: 'red', Icon: NewHostIcon },
  NOT_PROVEN: { color: 'orange', Icon: UnprovenIcon },
  TEST_HOST: { color: 'orange', Icon: TestHostIcon },
  NO_REASONS: { color: 'orange', Icon: NoReasonIcon },
};

/** The risks at which a reviewer should look twice. */
export function Marks({ application }: { application: WaitingApplicationDto }) {
  const marks = marksOf(application);
  if (marks.length === 0) return null;
  return (
    <Group gap={6}>
      {marks.map(({ kind, name }) => {
        const { color, Icon } = LOOKS[kind];
        return (
          <Badge
            key={kind}
            color={color}
            leftSection={<Icon size={ICON} />}
            className={classes.mark}
          >
            {MARKS[kind]}
            {name !== undefined && <bdi> {name}</bdi>}
          </Badge>
        );
      })}
    </Group>
  );
}

/** Tells whether an application is new or was approved before. */
export function KindBadge({ application }: { application: WaitingApplicationDto }) {
  const isNew = application.pending_revision === null;
  const Icon = isNew ? NewIcon : ChangesIcon;
  return (
    <Badge color={isNew ? 'gray' : 'blue'} leftSection={<Icon size={ICON} />}>
      {isNew ? TEXTS.newApplication : TEXTS.changes}
    </Badge>
  );
}
