import { DELETED_USER_ID, PAGES } from '@wordgrove/contracts';
import type { AuditEventDto, AuditedApplicationDto, AuditedUserDto } from '@wordgrove/dto';
import { Fragment } from 'react';
import { Link } from 'react-router';
import classes from './audit-log.module.css';
import { endOf, sentenceOf } from './sentence';
import { ENDS, TEXTS } from './texts';
import { countText } from '../../ui/formats';

const PLACES = /(\{application\}|\{user\}|\{secret\})/;

/** An event as a sentence that can be read aloud, with links to those whom it names. */
export function EventSentence({ event }: { event: AuditEventDto }) {
  const parts = sentenceOf(event).split(PLACES);
  return (
    <span>
      {event.actor === null ? <b>{TEXTS.service}</b> : <UserName user={event.actor} isActor />}{' '}
      {parts.map((part, at) => (
        <Fragment key={at}>
          {part === '{application}' && <ApplicationName application={event.application} />}
          {part === '{user}' && <UserName user={event.user} />}
          {part === '{secret}' && <SecretName details={event.details} />}
          {part.startsWith('{') ? '' : part}
        </Fragment>
      ))}
      <Rest event={event} />
    </span>
  );
}

interface UserNameProps {
  user: AuditedUserDto | null;
  isActor?: boolean;
}

function UserName({ user, isActor = false }: UserNameProps) {
  if (user === null) return TEXTS.deletedUser;
  const { id, display_name: name } = user;
  if (name !== null)
    return (
      <Link className={isActor ? classes.actor : classes.name} to={PAGES.user.replace(':id', id)}>
        <bdi>{name}</bdi>
      </Link>
    );
  if (id === DELETED_USER_ID) return TEXTS.deletedUser;
  return (
    <>
      {TEXTS.deletedUser}, <code>{id.slice(0, 8)}</code>
    </>
  );
}

function ApplicationName({ application }: { application: AuditedApplicationDto | null }) {
  if (application === null) return TEXTS.deletedApplication;
  const { id, name, client_id: clientId } = application;
  const shown = <bdi>{name ?? id.slice(0, 8)}</bdi>;
  if (clientId === null)
    return (
      <>
        {TEXTS.deletedApplication}, {shown}
      </>
    );
  return (
    <Link className={classes.name} to={PAGES.anyApplication.replace(':id', id)}>
      {shown}
    </Link>
  );
}

/** The name of a secret, if it has one, and its last letters. */
function SecretName({ details: { name, hint } }: Pick<AuditEventDto, 'details'>) {
  return (
    <>
      {typeof name === 'string' && name !== '' && (
        <>
          “<bdi>{name}</bdi>”{' '}
        </>
      )}
      <code>…{String(hint)}</code>
    </>
  );
}

/** The ends that the details of some actions give to their sentences. */
function Rest({ event }: { event: AuditEventDto }) {
  const { action, details } = event;
  if (action === 'APPLICATION_QUOTA_SET')
    return ENDS.quota(countText(Number(details['hourly_quota'])));
  if (typeof details['template'] === 'string')
    return (
      <>
        {' '}
        “<bdi>{details['template']}</bdi>”
      </>
    );
  const ended = details['ended_sessions'];
  if (typeof ended === 'number') return ENDS.sessions(ended);
  return endOf(event);
}
