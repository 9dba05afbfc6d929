import type {
  ApplicationDto,
  ExportedApplicationDto,
  ExportedEventDto,
  ExportedSessionDto,
} from '@wordgrove/dto';
import type { SessionTimes } from '../accounts/index.js';
import type { OwnAuditEvent } from '../applications/index.js';

/** A session, of which nobody but the browser has the id. */
export function presentSession({ createdAt, expiresAt }: SessionTimes): ExportedSessionDto {
  return { created_at: createdAt, expires_at: expiresAt };
}

/** An application without anything of its secrets but when they were made and used. */
export function presentOwnApplication(application: ApplicationDto): ExportedApplicationDto {
  const { secrets, ...rest } = application;
  return { ...rest, secrets: secrets.map(({ id: _id, hint: _hint, ...secret }) => secret) };
}

/** An event of the audit log, without anybody else who had a part in it. */
export function presentOwnEvent(event: OwnAuditEvent): ExportedEventDto {
  return {
    action: event.action,
    part: event.isActor ? 'ACTOR' : 'SUBJECT',
    application_id: event.applicationId,
    details: event.details,
    created_at: event.createdAt,
  };
}
