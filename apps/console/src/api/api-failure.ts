import type { ErrorDetail, ErrorEnvelope } from '@wordgrove/contracts';

/** A request that failed: the API's error envelope, or what stands for it where none came. */
export class ApiFailure extends Error {
  constructor(
    /** HTTP status, 0 where no answer came. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    /** Seconds until another attempt makes sense, where the API says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

/** The failure for a request to which no answer came. */
export function unreachable(): ApiFailure {
  return new ApiFailure(
    0,
    'UNAVAILABLE',
    'Wordgrove cannot be reached. Check your connection and try again.',
  );
}

/** The failure for a part of this page that did not load: no answer came, or it is of another release by now. */
export function partMissing(): ApiFailure {
  return new ApiFailure(
    0,
    'UNAVAILABLE',
    'A part of this page could not be loaded. Check your connection, then load the page again.',
  );
}

/** The failure that a response with a status of 400 and above stands for. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  if (!isEnvelope(body)) return new ApiFailure(status, 'INTERNAL', messageFor(status), [], seconds);
  const { code, message, details } = body.error;
  return new ApiFailure(status, code, message, details, seconds);
}

/** What a status says if whatever answered, such as a proxy, has sent no envelope. */
function messageFor(status: number): string {
  if (status >= 502 && status <= 504) return 'Wordgrove is not available now. Try again later.';
  if (status >= 500) return `Something went wrong on the server (status ${status}).`;
  return MESSAGES[status] ?? `Something went wrong (status ${status}).`;
}

const MESSAGES: Readonly<Record<number, string>> = {
  401: 'You are not signed in any more. Sign in and try again.',
  413: 'The server does not take as much as this at a time.',
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
