import type { ErrorReason } from './error-reasons.js';

/** The closed set of `error.code` values and the HTTP status of each. */
export const ERROR_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One entry of an error's `details`. `field` names the member, such as `spec.tags[3]`. */
export interface ErrorDetail {
  reason: ErrorReason;
  field?: string;
  description?: string;
  metadata?: Record<string, unknown>;
}

/** The body of every error response under `/api`. */
export interface ErrorEnvelope {
  error: { code: ErrorCode; message: string; details: ErrorDetail[] };
}
