import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { unauthenticated } from '../http/api-error.js';

/** The realm of the challenges in `WWW-Authenticate` (RFC 6750, section 3). */
export const REALM = 'wordgrove';

/** Finds the principal of the bearer token in the `Authorization` header. */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  // Nest's own method would drop the challenge, and would turn the 400 for a malformed header into
  // a 401 without a challenge.
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

/** Returns the 401 without an error code: the request has no token (rule 37). */
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
