import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  isDatabaseAway,
  isOutOfReach,
  isReadOnlyRefusal,
  READ_ONLY_FAULT,
} from '../database/database-away.js';
import { ReaderGone } from '../database/abandoned-reads.js';
import { DatabaseBusy } from '../database/bounded-pool.js';
import { TurnNotFree } from '../database/write-turns.js';
import {
  aborted,
  ApiError,
  diskFull,
  envelope,
  invalidArgument,
  tooManyAtOnce,
} from './api-error.js';
import { noteRefusal } from './refusal.js';
import { requestIdOf } from './request-id.js';

const logger = new Logger('Http');

/** Renders the failure of a request as the error envelope. Its cause goes only to the log. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    // Nobody would read the error.
    if (thrown instanceof ReaderGone) return;
    const error = toApiError(thrown, requestIdOf(request));
    noteApiRefusal(request, error, thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(error.status).set(error.headers).json(envelope(error));
  }
}

function noteApiRefusal(request: Request, error: ApiError, thrown: unknown): void {
  const { code, userId } = error;
  const reason = reasonsOf(error);
  // Only such messages have nothing in them that was sent.
  const message = reason === undefined ? (untoldCause(thrown) ?? error.message) : undefined;
  noteRefusal(request, { code, reason, message, subject: subjectOf(error), userId });
}

/** Returns what the log has of a failure that is neither told to the caller nor on a line of its own. */
export function untoldCause(thrown: unknown): string | undefined {
  if (thrown instanceof DatabaseBusy) return thrown.message;
  return isOutOfReach(thrown) ? reachFault(thrown) : undefined;
}

/** The error of several addresses has no message. */
function reachFault(thrown: unknown): string {
  const { message, code } = thrown as NodeJS.ErrnoException;
  return `The database cannot be reached: ${message || code}`;
}

/** Returns the error that a client may see. Defects and outages are logged with the request's id instead. */
export function toApiError(thrown: unknown, requestId: string): ApiError {
  const known = knownError(thrown);
  if (known !== undefined) return known;
  if (isReadOnlyRefusal(thrown)) {
    logger.error(`${READ_ONLY_FAULT} (${(thrown as Error).message})`, { request_id: requestId });
    return unavailable();
  }
  if ((thrown as { code?: unknown } | null)?.code === DISK_FULL) {
    logger.error(`The disk of the database is full (${(thrown as Error).message})`, {
      request_id: requestId,
    });
    return diskFull();
  }
  logDefect(logger, thrown, requestId);
  if (isDatabaseAway(thrown)) return unavailable();
  return new ApiError('INTERNAL', 'Something went wrong on our side', [
    { reason: 'INTERNAL', metadata: { request_id: requestId } },
  ]);
}

/** Writes a failure that nobody expected to the log, where the request's id finds it. */
export function logDefect(log: Logger, thrown: unknown, requestId: string): void {
  const text = isOutOfReach(thrown) ? reachFault(thrown) : defectText(thrown);
  log.error(text, { request_id: requestId });
}

function defectText(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

/** Returns the reasons of an error, each once, or undefined if it has none. */
export function reasonsOf({ details }: ApiError): string | undefined {
  const reasons = new Set(details.map(({ reason }) => reason));
  return reasons.size === 0 ? undefined : [...reasons].join(', ');
}

/** A path of members as we name them. The names that callers invent may tell what is in their bodies. */
const FIELD = /^[a-z_]{1,40}(?:\[\d+\])?(?:\.[a-z_]{1,40}(?:\[\d+\])?){0,4}$/;

/** Returns what the first detail is about, for those who read the log: a field, or the scopes that are missing. */
function subjectOf({ details: [first] }: ApiError): string | undefined {
  const { reason, field, metadata } = first ?? {};
  if (reason === 'INSUFFICIENT_SCOPE') return String(metadata?.['scope']);
  const isOurs = field !== undefined && reason !== 'UNKNOWN_MEMBER' && FIELD.test(field);
  return isOurs ? field : undefined;
}

function unavailable(): ApiError {
  return new ApiError('UNAVAILABLE', 'The service is temporarily unavailable', [], {
    'Retry-After': '1',
  });
}

function knownError(thrown: unknown): ApiError | undefined {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof TurnNotFree) return tooManyAtOnce();
  // The line of the request has the reason.
  if (thrown instanceof DatabaseBusy || isOutOfReach(thrown)) return unavailable();
  // Express throws this for a path such as /%FF before any route has seen it.
  if (thrown instanceof URIError) return malformed();
  if (thrown instanceof HttpException && thrown.getStatus() === 400) return malformed();
  if ((thrown as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION)
    return aborted('REMOVED_MEANWHILE', 'The resource was deleted during the request');
  return undefined;
}

// The resource existed when it was checked, but another request was faster.
const FOREIGN_KEY_VIOLATION = '23503';

// The server of the database has no space for what the statement writes.
const DISK_FULL = '53100';

function malformed(): ApiError {
  return invalidArgument({ reason: 'MALFORMED', description: 'The request is malformed' });
}
