import { Code, Menu } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { AuditEventDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { readableJson } from '../../ui/isolated';
import { TEXTS } from './texts';

/** The details of an event beyond its sentence, and the filters that it suggests. */
export function EventItems({ event }: { event: AuditEventDto }) {
  const about = event.application ?? event.user;
  return (
    <>
      {event.actor?.display_name && (
        <Menu.Item component={Link} to={`${PAGES.auditLog}?actor=${event.actor.id}`}>
          {TEXTS.onlyActor}
        </Menu.Item>
      )}
      {about && (
        <Menu.Item component={Link} to={`${PAGES.auditLog}?about=${about.id}`}>
          {TEXTS.onlyAbout} <bdi>{nameOf(about)}</bdi>
        </Menu.Item>
      )}
      <Menu.Label>{TEXTS.details}</Menu.Label>
      <Code block mah={320} maw="min(480px, calc(100vw - 48px))" style={{ whiteSpace: 'pre-wrap' }}>
        {readableJson({ action: event.action, id: event.id, ...event.details })}
      </Code>
    </>
  );
}

function nameOf(about: NonNullable<AuditEventDto['application'] | AuditEventDto['user']>): string {
  const name = 'name' in about ? about.name : about.display_name;
  return name ?? about.id.slice(0, 8);
}
