import type { ErrorDetail, ErrorEnvelope } from '@wordgrove/contracts';

/** A request that failed, with the API's error envelope or, if there was none, a substitute. */
export class ApiFailure extends Error {
  /** The time from which another attempt makes sense, if the API gives it. */
  readonly retryAt: Date | null;

  constructor(
    /** The HTTP status, or 0 if there was no response. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    /** The number of seconds until another attempt makes sense, if the API gives it. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.retryAt = retryAfter === null ? null : new Date(Date.now() + retryAfter * 1_000);
  }
}

/** Returns the failure for a request without a response. */
export function unreachable(): ApiFailure {
  return new ApiFailure(
    0,
    'UNAVAILABLE',
    'Wordgrove cannot be reached. Check your connection and try again.',
  );
}

/**
 * Returns the failure for a part of this page that could not be loaded: there was no response, or
 * the server has another release by now.
 */
export function partMissing(): ApiFailure {
  return new ApiFailure(
    0,
    'UNAVAILABLE',
    'A part of this page could not be loaded. Check your connection, then load the page again.',
  );
}

/** Returns the failure for a response with a status of 400 or above. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  if (!isEnvelope(body)) return new ApiFailure(status, 'INTERNAL', messageFor(status), [], seconds);
  const { code, message, details } = body.error;
  return new ApiFailure(status, code, message, details, seconds);
}

/** Returns the message for a response without an envelope, for example from a proxy. */
function messageFor(status: number): string {
  if (status >= 502 && status <= 504)
    return 'Wordgrove is not available at the moment. Try again later.';
  if (status >= 500) return `Something went wrong on the server (status ${status}).`;
  return MESSAGES[status] ?? `Something went wrong (status ${status}).`;
}

const MESSAGES: Readonly<Record<number, string>> = {
  401: 'You are no longer signed in. Sign in and try again.',
  413: 'The server does not accept this much data at once.',
  429: 'There were too many requests. Try again later.',
};

function isEnvelope(body: unknown): body is ErrorEnvelope {
  const error = (body as Partial<ErrorEnvelope> | null)?.error;
  return (
    typeof error?.code === 'string' &&
    typeof error.message === 'string' &&
    Array.isArray(error.details)
  );
}
