import {
  ERROR_STATUS,
  type ErrorCode,
  type ErrorDetail,
  type ErrorEnvelope,
  type ErrorReason,
} from '@wordgrove/contracts';
import { FaultList, shortDetail, shortText } from './fault-list.js';

/** The only error that services throw. The filter renders it as the error envelope. */
export class ApiError extends Error {
  /** The HTTP status, which follows from the code. */
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  /** The account that somebody who is not signed in has named, for the log only. */
  userId?: string | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: readonly ErrorDetail[] = [],
    /** Response headers that go with the error, such as `Retry-After`. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(shortText(message));
    this.status = ERROR_STATUS[code];
    this.details = details.map(shortDetail);
  }
}

/** Returns the error as it is sent. */
export function envelope(error: ApiError): ErrorEnvelope {
  return { error: { code: error.code, message: error.message, details: [...error.details] } };
}

/** 400: the request is wrong in any state. */
export function invalidArgument(faults: ErrorDetail | FaultList): ApiError {
  const details = faults instanceof FaultList ? faults.details : [faults];
  const [first] = details;
  const subject = first?.field === undefined ? '' : `${first.field} `;
  const message = first?.description ? `${subject}${first.description}` : 'The request is invalid';
  return new ApiError('INVALID_ARGUMENT', message, details);
}

/** 400: the request is well formed, but not possible in the current state. */
export function failedPrecondition(reason: ErrorReason, message: string, field?: string): ApiError {
  return new ApiError('FAILED_PRECONDITION', message, [
    { reason, ...(field !== undefined && { field }), description: message },
  ]);
}

/** 401 with the challenge that the scheme requires, if any. */
export function unauthenticated(
  reason: ErrorReason,
  message: string,
  challenge?: string,
): ApiError {
  return new ApiError(
    'UNAUTHENTICATED',
    message,
    [{ reason, description: message }],
    challengeHeader(challenge),
  );
}

/** 403 with the challenge that the scheme requires, if any. */
export function permissionDenied(
  reason: ErrorReason,
  message: string,
  options: { challenge?: string; metadata?: Record<string, unknown> } = {},
): ApiError {
  const { challenge, metadata } = options;
  const detail = { reason, description: message, ...(metadata && { metadata }) };
  return new ApiError('PERMISSION_DENIED', message, [detail], challengeHeader(challenge));
}

/** 404: the resource does not exist or belongs to another user, which looks the same. */
export function notFound(what: string, metadata?: Record<string, unknown>): ApiError {
  const message = `This ${what} does not exist`;
  const detail: ErrorDetail = {
    reason: 'RESOURCE_NOT_FOUND',
    description: message,
    ...(metadata && { metadata }),
  };
  return new ApiError('NOT_FOUND', message, [detail]);
}

/** 405 with the methods that the path has. */
export function methodNotAllowed(allowed: readonly string[]): ApiError {
  return new ApiError('METHOD_NOT_ALLOWED', `Use ${allowed.join(', ')}`, [], {
    Allow: allowed.join(', '),
  });
}

/** 409: the resource already exists. */
export function alreadyExists(reason: ErrorReason, message: string, field?: string): ApiError {
  return new ApiError('ALREADY_EXISTS', message, [
    { reason, ...(field !== undefined && { field }), description: message },
  ]);
}

/** 409: another request came first. */
export function aborted(reason: ErrorReason, message: string): ApiError {
  return new ApiError('ABORTED', message, [{ reason, description: message }]);
}

/** The reasons of a 429. */
export const LIMIT_REASONS = [
  'QUOTA_EXCEEDED',
  'TOO_MANY_CALLS',
  'TOO_MANY_AT_ONCE',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_EXPORTS',
] as const satisfies readonly ErrorReason[];

export type LimitReason = (typeof LIMIT_REASONS)[number];

/** 429: try again after that many seconds. */
export function resourceExhausted(reason: LimitReason, retryAfterSeconds: number): ApiError {
  const headers = retryAfter(retryAfterSeconds);
  const message = `Too many requests; try again in ${headers['Retry-After']} seconds`;
  return new ApiError('RESOURCE_EXHAUSTED', message, [{ reason, description: message }], headers);
}

/** 503: the service has too much to do; try again after that many seconds. */
export function overloaded(message: string, retryAfterSeconds: number): ApiError {
  const details = [{ reason: 'OVERLOADED', description: message } as const];
  return new ApiError('UNAVAILABLE', message, details, retryAfter(retryAfterSeconds));
}

function retryAfter(seconds: number) {
  return { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
}

/** 429: other requests of the same user are still worked on. */
export function tooManyAtOnce(): ApiError {
  return resourceExhausted('TOO_MANY_AT_ONCE', 1);
}

/** 503: nothing can be stored before the operator makes space. */
export function diskFull(): ApiError {
  const message = 'The disk of the server is full, so nothing can be stored at the moment';
  return new ApiError('UNAVAILABLE', message, [{ reason: 'DISK_FULL', description: message }], {
    'Retry-After': '30',
  });
}

/** 503: files that the call needs cannot be written before the operator mends that. */
export function diskUnusable(): ApiError {
  const message = 'The server cannot write files that this needs at the moment';
  const details = [{ reason: 'DISK_UNUSABLE', description: message } as const];
  return new ApiError('UNAVAILABLE', message, details, { 'Retry-After': '30' });
}

function challengeHeader(challenge: string | undefined): Record<string, string> {
  return challenge === undefined ? {} : { 'WWW-Authenticate': challenge };
}
