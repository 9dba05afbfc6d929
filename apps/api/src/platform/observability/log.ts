import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { standardOutput } from './standard-output.js';

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

/**
 * Sends the messages of Nest's loggers to the same log. An object after a message adds its members
 * to the line, such as the id of the request.
 */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, ...rest: unknown[]): void =>
    (isOfNestsStart(rest.at(-1)) ? this.debug : this.info)(message, ...rest);
  error = (message: unknown, ...rest: unknown[]): void =>
    (isOfFailedStart(rest.at(-1)) ? this.debug : this.writer('error'))(message, ...rest);
  warn = (message: unknown, ...rest: unknown[]): void =>
    (isOfFailedStart(rest.at(-1)) ? this.debug : this.writer('warn'))(message, ...rest);
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

/**
 * The frameworks log that an application could not be created, and that it is created again. Both are ours to say: the start fails with the
 * error, or a worker waits for the database.
 */
function isOfFailedStart(context: unknown): boolean {
  return /^(ExceptionHandler|TypeOrmModule|DataSourceNameRegistry)$/.test(String(context));
}
