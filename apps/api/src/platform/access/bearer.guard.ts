import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { unauthenticated, type ApiError } from '../http/api-error.js';
import type { AccessedRequest } from './access.decorators.js';
import type { TokenAuthenticator } from './principal.js';

/** The realm of the challenges in `WWW-Authenticate` (RFC 6750, section 3). */
export const REALM = 'wordgrove';

/** Finds the principal of the bearer token in the `Authorization` header. */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  constructor(private readonly tokens: TokenAuthenticator) {
    super();
  }

  // Nest's own method would call the strategy through passport's middleware, which prepares each request for
  // sessions and redirects first (ADR 19).
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AccessedRequest>();
    const principal = await this.tokens.principalOf(request);
    if (principal === false) throw this.refusalOf(request);
    request.principal = principal;
    return true;
  }

  // The library would drop the challenge, and would turn the 400 for a malformed header into a 401 without one.
  private refusalOf({ headers: { authorization = '' } }: AccessedRequest): ApiError {
    return authorization === '' ? missingToken() : invalidToken();
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
