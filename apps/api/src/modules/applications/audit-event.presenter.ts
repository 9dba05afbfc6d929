import type { AuditEventDto } from '@wordgrove/dto';
import type { RecordedAuditEvent } from './audit-log.repository.js';

/** Returns an audit event as admins see it. */
export function presentAuditEvent(event: RecordedAuditEvent): AuditEventDto {
  return {
    id: event.id,
    action: event.action,
    actor_id: event.actorId,
    application_id: event.applicationId,
    user_id: event.userId,
    details: event.details,
    created_at: event.createdAt,
  };
}
