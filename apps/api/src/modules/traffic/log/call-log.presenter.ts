import type { CallDto } from '@wordgrove/dto';
import type { Call } from './call.js';

/** Returns the wire form of a row of the log. */
export function presentCall(call: Call): CallDto {
  const { userId, displayName } = call;
  return {
    number: call.number,
    kind: call.kind,
    responded_at: call.respondedAt,
    method: call.method,
    route: call.route,
    status: call.status,
    duration_ms: call.durationMs,
    user:
      userId === null || displayName === null ? null : { id: userId, display_name: displayName },
    request_id: call.requestId,
    error_code: call.errorCode,
    reason: call.reason,
    subject: call.subject,
    about: call.about,
    parameters: call.parameters,
  };
}
