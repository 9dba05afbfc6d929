import type { AuditEventDto, AuditedApplicationDto, AuditedUserDto } from '@wordgrove/dto';
import type { UserContact } from '../accounts/index.js';
import type { FoundAuditEvent } from './audit-search.repository.js';

/** Returns an audit event as admins see it. */
export function presentAuditEvent(event: FoundAuditEvent): AuditEventDto {
  return {
    id: event.id,
    action: event.action,
    actor_id: event.actorId,
    actor: presentUser(event.actorId, event.actor),
    application_id: event.applicationId,
    application: presentApplication(event),
    user_id: event.userId,
    user: presentUser(event.userId, event.user),
    details: event.details,
    created_at: event.createdAt,
  };
}

// An account that has ended has no name, and soon no row.
function presentUser(id: string | null, contact: UserContact | null): AuditedUserDto | null {
  if (id === null) return null;
  return { id, display_name: contact?.displayName || null, email: contact?.email || null };
}

function presentApplication(event: FoundAuditEvent): AuditedApplicationDto | null {
  const { applicationId: id, applicationName: name, clientId } = event;
  return id === null ? null : { id, name, client_id: clientId };
}

/** The first line of the audit log as a table. */
export const AUDIT_TABLE_HEADER = [
  'time',
  'action',
  'actor',
  'actor_email',
  'actor_id',
  'application',
  'client_id',
  'application_id',
  'user',
  'user_email',
  'user_id',
  'details',
];

/** Returns an event as a line of that table. */
export function auditTableRow(event: FoundAuditEvent): string[] {
  const { created_at: time, action, details, ...rest } = presentAuditEvent(event);
  const { actor, application, user } = rest;
  return [
    ...[time, action, actor?.display_name, actor?.email, actor?.id],
    ...[application?.name, application?.client_id, application?.id],
    ...[user?.display_name, user?.email, user?.id, JSON.stringify(details)],
  ].map((cell) => cell ?? '');
}
