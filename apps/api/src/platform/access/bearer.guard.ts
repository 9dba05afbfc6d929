import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { unauthenticated } from '../http/api-error.js';

/** Of the challenges in `WWW-Authenticate` (RFC 6750, section 3). */
export const REALM = 'wordgrove';

/** Finds the principal of the bearer token in the `Authorization` header. */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  // Nest's own would drop the challenge and turn a malformed header's 400 into 401 without one.
  override handleRequest<T>(
    error: unknown,
    principal: T,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    if (error) throw error;
    if (principal) return principal;
    const header = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>()
      .headers.authorization;
    throw header === undefined || header === '' ? missingToken() : invalidToken();
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'principal' };
  }
}

/** 401 without an error code: nothing was presented (rule 37). */
function missingToken() {
  return unauthenticated('TOKEN_MISSING', 'An access token is required', `Bearer realm="${REALM}"`);
}

function invalidToken() {
  return unauthenticated(
    'TOKEN_INVALID',
    'The access token is malformed, unknown or expired',
    `Bearer realm="${REALM}", error="invalid_token"`,
  );
}
