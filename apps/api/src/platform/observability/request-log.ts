import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { AccessedRequest } from '../access/access.decorators.js';
import { callerOf } from '../access/caller.js';
import { sinceArrival } from '../http/arrival.js';
import type { Middleware } from '../http/in-order.js';
import { isProbe, isReadinessProbe } from '../http/probes.js';
import { refusalOf, type Refusal } from '../http/refusal.js';
import { requestIdOf } from '../http/request-id.js';
import { onceClosed } from '../http/response-close.js';
import type { UnreadRequest } from '../http/unread-requests.js';
import { loggablePath } from './loggable-path.js';

/**
 * Logs one line per request with method, path without secrets, status and duration, and never
 * query, headers or body. If the request was refused, the line also tells who was refused and why. That of a sign-in
 * tells who signed in.
 */
export function createRequestLog(log: Logger): Middleware {
  // Nothing would be written.
  if (log.level === 'silent') return (_request, _response, next) => next();
  // The library would add the stack of what looks like an error.
  const lines = log.child({}, { serializers: { err: (cause: object) => cause } });
  return (request, response, next) => {
    let isLogged = false;
    const end = (error?: Error): void => {
      if (!isLogged) logRequest(lines, request, response, error);
      isLogged = true;
    };
    response.on('finish', end).on('error', end);
    onceClosed(response, end);
    next();
  };
}

function logRequest(
  log: Logger,
  request: Request,
  response: Response,
  error: Error | undefined,
): void {
  const isError = error !== undefined || response.statusCode >= 500;
  const isQuiet = error === undefined && isUninteresting(request, response);
  const level = isQuiet ? 'debug' : isError ? 'error' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const line = {
    request_id: requestIdOf(request),
    req: { method: request.method, path: loggablePath(request.originalUrl) },
    res: { status: sentStatus(response) },
    ...(isError && {
      err: { message: error?.message ?? `failed with status code ${response.statusCode}` },
    }),
    duration_ms: Math.round(sinceArrival(request)),
    ...(refusalMembers(request, response.statusCode) ?? signInMembers(request)),
  };
  log[level](line, isError ? 'request errored' : endOf(request, response));
}

function isUninteresting(request: Request, { statusCode }: Response): boolean {
  if (statusCode < 400) return isProbe(request.url);
  // The controller says what has changed.
  return statusCode === 503 && isReadinessProbe(request.url);
}

/** Returns null if the response was never sent, unless the request was refused because its body could not be read. */
function sentStatus({ headersSent, statusCode }: Response): number | null {
  return headersSent || statusCode >= 400 ? statusCode : null;
}

function endOf({ readableAborted }: Request, { writableEnded }: Response): string {
  return !readableAborted && writableEnded ? 'request completed' : 'request aborted';
}

/** Returns who was refused and why. It is enough to find the cause, and never a secret. */
function refusalMembers(request: AccessedRequest, status: number): object | undefined {
  const refusal = refusalOf(request);
  if (refusal === undefined && status < 400) return undefined;
  const { principal, sessionUser, ip } = request;
  const caller = callerOf(request);
  const { clientId, userId } = refusal ?? {};
  return {
    error: errorOf(refusal, status),
    client_id: principal?.clientId ?? caller?.clientId ?? clientId,
    user_id: principal?.userId ?? sessionUser?.userId ?? caller?.userId ?? userId,
    address: ip,
  };
}

/** Returns the error of a response. A bare one, such as that of a file or a page, has the name of its status. */
function errorOf(refusal: Refusal | undefined, status: number): object {
  const name = STATUS_CODES[status] ?? String(status);
  const { code = name.toUpperCase().replace(/\W+/g, '_'), reason, message } = refusal ?? {};
  return { code, reason, message: reason === undefined ? (message ?? name) : message };
}

function signInMembers(request: Request): object | undefined {
  const caller = callerOf(request);
  return caller === undefined ? undefined : { user_id: caller.userId, address: request.ip };
}

/** Logs a request that could not be read, and has no line of its own. */
export function logUnread(log: Logger, { status, code, reason, address }: UnreadRequest): void {
  log.info({ res: { status }, error: { code, reason }, address }, 'request refused');
}
