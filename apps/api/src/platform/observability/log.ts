import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Request, RequestHandler } from 'express';
import type { AccessedRequest } from '../access/access.decorators.js';
import { refusalOf } from '../http/refusal.js';
import { requestIdOf } from '../http/request-id.js';
import type { UnreadRequest } from '../http/unread-requests.js';
import { loggablePath } from './loggable-path.js';

// They arrive every few seconds and are not interesting if they succeed.
const PROBES = /^\/(health\/(live|ready)|metrics)(\?|$)/;

/** The service's log: JSON lines on standard output. */
export function createLog(level: string, destination = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return pino(options, destination);
}

/** A terminal that is closed, or a full disk, loses lines of the log, but must not end the process. */
function standardOutput(): DestinationStream {
  return pino.destination(1).on('error', () => undefined);
}

/**
 * Logs one line per request with method, path without secrets, status and duration, and never
 * query, headers or body. If the request was refused, the line also tells who was refused and why.
 */
export function createRequestLog(log: Logger): RequestHandler {
  // Preparing the lines takes a twentieth of a request's time, and nothing would be written.
  if (log.level === 'silent') return (_request, _response, next) => next();
  return pinoHttp({
    logger: log,
    genReqId: (request) => requestIdOf(request as Request),
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'request_id', responseTime: 'duration_ms' },
    customLogLevel: (request, response, error) => {
      if (error !== undefined || response.statusCode >= 500) return 'error';
      if (response.statusCode >= 400) return 'info';
      return PROBES.test(request.url ?? '') ? 'debug' : 'info';
    },
    customSuccessObject: (request, response, line: object) => ({
      ...line,
      ...refusalMembers(request as AccessedRequest, response.statusCode),
    }),
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...refusalMembers(request as AccessedRequest, response.statusCode),
    }),
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: loggablePath(request.url),
      }),
      res: ({ statusCode, raw }: SerializedResponse) => ({
        status: statusCode ?? refusedWith(raw),
      }),
      err: (error: { type?: string; message?: string }) => ({ message: error.message }),
    },
  });
}

/** Returns who was refused and why. It is enough to find the cause, and never a secret. */
function refusalMembers(request: AccessedRequest, status: number): object {
  const refusal = refusalOf(request);
  if (refusal === undefined && status < 400) return {};
  const { principal, sessionUser, ip } = request;
  const { code, reason, message, clientId, userId } = refusal ?? {};
  return {
    ...(refusal && { error: { code, reason, message } }),
    client_id: principal?.clientId ?? clientId,
    user_id: principal?.userId ?? sessionUser?.userId ?? userId,
    address: ip,
  };
}

/** A response as the library serializes it. It has no status if it was never sent. */
interface SerializedResponse {
  statusCode: number | null;
  raw: { statusCode: number };
}

// A request whose body cannot be read is refused before it has a response.
function refusedWith({ statusCode }: SerializedResponse['raw']): number | null {
  return statusCode >= 400 ? statusCode : null;
}

/** Logs a request that could not be read, and has no line of its own. */
export function logUnread(log: Logger, { status, code, reason, address }: UnreadRequest): void {
  log.info({ res: { status }, error: { code, reason }, address }, 'request refused');
}

/**
 * Sends the messages of Nest's loggers to the same log. An object after a message adds its members
 * to the line, such as the id of the request.
 */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, ...rest: unknown[]): void =>
    (isOfNestsStart(rest.at(-1)) ? this.debug : this.info)(message, ...rest);
  error = this.writer('error');
  warn = this.writer('warn');
  debug = this.writer('debug');
  private info = this.writer('info');
  verbose = this.writer('trace');
  fatal = this.writer('fatal');

  private writer(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal') {
    return (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      const bindings = {
        ...(typeof rest[0] === 'object' && rest[0]),
        ...(typeof context === 'string' && { context }),
      };
      this.logger[level](bindings, String(message));
    };
  }
}

/** The framework logs each module and route that it sets up. */
function isOfNestsStart(context: unknown): boolean {
  return /^(Nest|Instance|Route)/.test(String(context));
}
