import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { OAuthErrorResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { ApiError } from '../../platform/http/api-error.js';
import { reasonsOf, toApiError } from '../../platform/http/api-error.filter.js';
import { noteRefusal } from '../../platform/http/refusal.js';
import { requestIdOf } from '../../platform/http/request-id.js';
import { readClientId } from './client-credentials.js';
import { OAuthError } from './oauth-error.js';
import type { RawParameters } from './parameters.js';

/** The form of the ids that we issue. Secrets have capital letters. */
const CLIENT_ID = /^wg_[0-9a-f]{32}$/;

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

/** Returns the error that a client may see, and keeps for the log why the request failed. */
export function toOAuthError(thrown: unknown, request: Request): OAuthError {
  const error =
    thrown instanceof OAuthError ? thrown : fromApiError(toApiError(thrown, requestIdOf(request)));
  noteOAuthRefusal(request, error);
  return error;
}

/** Keeps for the log why a request fails. */
export function noteOAuthRefusal(request: Request, error: OAuthError): void {
  const { code, detail, description } = error;
  noteRefusal(request, { code, reason: detail ?? description, clientId: claimedClientId(request) });
}

// Some people put a secret in the place of the id (rule 30).
function claimedClientId({ method, query, body, headers }: Request): string | undefined {
  const raw = ((method === 'GET' ? query : body) ?? {}) as RawParameters;
  const claimed = readClientId(headers.authorization, raw);
  return CLIENT_ID.test(claimed) ? claimed : undefined;
}

/**
 * Returns the OAuth error for an API error. Every fault of a body becomes 400 here; limits and outages keep
 * their status.
 */
function fromApiError(error: ApiError): OAuthError {
  const { code, message, status, headers } = error;
  const detail = reasonsOf(error) ?? code;
  if (status < 429) return new OAuthError('invalid_request', printable(message), { detail });
  const oauthCode = code === 'INTERNAL' ? 'server_error' : 'temporarily_unavailable';
  return new OAuthError(oauthCode, printable(message), { status, headers, detail });
}

function printable(message: string): string {
  return message.replace(/[^\x20-\x7e]|["\\]/g, '');
}
