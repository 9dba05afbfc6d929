import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { OAuthErrorResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { ApiError } from '../../platform/http/api-error.js';
import { toApiError, untoldCause } from '../../platform/http/api-error.filter.js';
import { noteCall } from '../../platform/http/application-call.js';
import { noteRefusal } from '../../platform/http/refusal.js';
import { requestIdOf } from '../../platform/http/request-id.js';
import { readClientId } from './client-credentials.js';
import { invalidRequest, OAuthError } from './oauth-error.js';
import type { RawParameters } from './parameters.js';
import { registrationOf, sentParameters } from './sent-parameters.js';

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
  if (thrown instanceof OAuthError) {
    noteOAuthRefusal(request, thrown);
    return thrown;
  }
  const error = fromApiError(toApiError(thrown, requestIdOf(request)));
  const { code, reason } = error;
  const message = untoldCause(thrown);
  noteRefusal(request, { code, reason, message, clientId: claimedClientId(request) });
  return error;
}

/** Keeps for the log why a request fails, with the words that the application is told. */
export function noteOAuthRefusal(request: Request, error: OAuthError): void {
  const { code, reason, description: message, userId } = error;
  noteRefusal(request, { code, reason, message, clientId: claimedClientId(request), userId });
  noteCall(request, { parameters: sentParameters(request, error, registrationOf(request)) });
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
  const { code, message, status, headers, details } = error;
  const reason = details[0]?.reason ?? code;
  if (status < 429) return invalidRequest(reason, printable(message));
  const oauthCode = code === 'INTERNAL' ? 'server_error' : 'temporarily_unavailable';
  return new OAuthError(oauthCode, reason, printable(message), { status, headers });
}

function printable(message: string): string {
  return message.replace(/[^\x20-\x7e]|["\\]/g, '');
}
