import { UnstyledButton } from '@mantine/core';
import type { AuditEventDto } from '@wordgrove/dto';
import type { ComponentType } from 'react';
import { PersonAvatar } from '../../ui/avatars';
import {
  AnsweredIcon,
  AuditIcon,
  ChangesIcon,
  ChevronRightIcon,
  CircleCheckIcon,
  CircleCrossIcon,
  GaugeIcon,
  KeyIcon,
  PauseIcon,
  PlusIcon,
  QuestionIcon,
  SignOutIcon,
  TrashIcon,
  UndoneIcon,
  UserShieldIcon,
  type IconProps,
} from '../../ui/icons';
import { MenuButton } from '../../ui/menu-button';
import classes from './audit-log.module.css';
import { EventSentence } from './event-sentence';
import { TEXTS } from './texts';
import { clockText, secondText } from '../../ui/time-text';

/** The icons and colours of actions, the first that fits. */
const LOOKS: readonly [RegExp, ComponentType<IconProps>, string][] = [
  [/APPROVED|REINSTATED|ENABLED/, CircleCheckIcon, 'green'],
  [/REJECTED/, CircleCrossIcon, 'red'],
  [/SUSPENDED|DISABLED/, PauseIcon, 'amber'],
  [/QUESTIONED/, QuestionIcon, 'blue'],
  [/MESSAGE/, AnsweredIcon, 'blue'],
  [/UNDONE|WITHDRAWN/, UndoneIcon, 'grey'],
  [/SECRET|REUSED/, KeyIcon, 'amber'],
  [/ADMIN/, UserShieldIcon, 'amber'],
  [/SIGNED_OUT/, SignOutIcon, 'grey'],
  [/QUOTA/, GaugeIcon, 'grey'],
  [/DELETED|REMOVED/, TrashIcon, 'grey'],
  [/EDITED|SUBMITTED/, ChangesIcon, 'blue'],
  [/REGISTERED|CREATED|ADDED|INVITED/, PlusIcon, 'blue'],
];

/** One event: when, who did what, and what can be found from there. */
export function EventRow({ event }: { event: AuditEventDto }) {
  const { action, actor, details } = event;
  const quote = details['reason'] ?? (action === 'APPLICATION_QUESTIONED' && details['text']);
  const [, Icon, color] = LOOKS.find(([actions]) => actions.test(action)) ?? [
    null,
    AuditIcon,
    'grey',
  ];
  return (
    <div className={classes.event}>
      <time dateTime={event.created_at} title={secondText(new Date(event.created_at))}>
        {clockText(new Date(event.created_at))}
      </time>
      <span className={classes.icon} data-color={color}>
        <Icon size={16} />
      </span>
      <div className={classes.text}>
        <div className={classes.sentence}>
          {actor?.display_name && (
            <PersonAvatar name={actor.display_name} id={actor.id} size={20} />
          )}
          <EventSentence event={event} />
        </div>
        {typeof quote === 'string' && quote !== '' && (
          <blockquote className={classes.quote}>
            “<bdi>{quote}</bdi>”
          </blockquote>
        )}
      </div>
      <EventMenu event={event} />
    </div>
  );
}

const loadItems = async () => (await import('./event-items')).EventItems;

function EventMenu({ event }: { event: AuditEventDto }) {
  return (
    <MenuButton
      load={loadItems}
      about={{ event }}
      button={
        <UnstyledButton
          aria-label={`${TEXTS.details}, ${event.created_at}`}
          className={classes.more}
        >
          <ChevronRightIcon size={16} />
        </UnstyledButton>
      }
    />
  );
}
