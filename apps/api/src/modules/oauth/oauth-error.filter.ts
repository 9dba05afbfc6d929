import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { OAuthErrorResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { ApiError } from '../../platform/http/api-error.js';
import { toApiError } from '../../platform/http/api-error.filter.js';
import { requestIdOf } from '../../platform/http/request-id.js';
import { OAuthError } from './oauth-error.js';

const logger = new Logger('OAuth');

/** Renders errors of the endpoints that applications call in the form of RFC 6749, section 5.2 (rule 22). */
@Catch()
export class OAuthErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toOAuthError(thrown, host.switchToHttp().getRequest<Request>());
    const body: OAuthErrorResponse = { error: error.code, error_description: error.description };
    response
      .status(error.status)
      .set({ 'Cache-Control': 'no-store', Pragma: 'no-cache', ...error.headers })
      .json(body);
  }
}

/** Returns the error that a client may see, and logs why the request failed. */
export function toOAuthError(thrown: unknown, request: Request): OAuthError {
  const requestId = requestIdOf(request);
  const error = thrown instanceof OAuthError ? thrown : fromApiError(toApiError(thrown, requestId));
  logger.debug(`${error.code}: ${error.detail ?? error.description}`, { request_id: requestId });
  return error;
}

/**
 * Returns the OAuth error for an API error. Every fault of a body becomes 400 here; limits and outages keep
 * their status.
 */
function fromApiError({ code, message, status, headers }: ApiError): OAuthError {
  if (status < 429) return new OAuthError('invalid_request', printable(message));
  const oauthCode = code === 'INTERNAL' ? 'server_error' : 'temporarily_unavailable';
  return new OAuthError(oauthCode, printable(message), { status, headers });
}

function printable(message: string): string {
  return message.replace(/[^\x20-\x7e]|["\\]/g, '');
}
