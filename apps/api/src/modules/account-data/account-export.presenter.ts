import type {
  ApplicationDto,
  ExportedApplicationDto,
  ExportedEventDto,
  ExportedSessionDto,
} from '@wordgrove/dto';
import type { SessionTimes } from '../accounts/index.js';
import type { OwnAuditEvent } from '../applications/index.js';

/** Returns a session without its id, which only the browser has. */
export function presentSession({ createdAt, expiresAt }: SessionTimes): ExportedSessionDto {
  return { created_at: createdAt, expires_at: expiresAt };
}

/** Returns an application. It says nothing about secrets except when they were created and used. */
export function presentOwnApplication(application: ApplicationDto): ExportedApplicationDto {
  const { secrets, ...rest } = application;
  return { ...rest, secrets: secrets.map(({ id: _id, hint: _hint, ...secret }) => secret) };
}

/** Returns an event of the audit log, without any other person who took part in it. */
export function presentOwnEvent(event: OwnAuditEvent): ExportedEventDto {
  return {
    action: event.action,
    part: event.isActor ? 'ACTOR' : 'SUBJECT',
    application_id: event.applicationId,
    details: event.details,
    created_at: event.createdAt,
  };
}
