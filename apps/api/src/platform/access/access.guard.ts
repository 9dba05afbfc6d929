import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { permissionDenied, unauthenticated } from '../http/api-error.js';
import { declared } from '../http/declared.js';
import { ConsoleLimit } from '../rate-limit/console-limit.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import { ACCESS_RULE, type AccessedRequest, type AccessRule } from './access.decorators.js';
import { BearerGuard, REALM } from './bearer.guard.js';
import { SessionAuthenticator, TokenAuthenticator, type Principal } from './principal.js';

const accessRule = declared<AccessRule>(ACCESS_RULE);

/**
 * Enforces the access that each route declares. A route that declares none refuses every request.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly bearer: BearerGuard;

  constructor(
    private readonly sessions: SessionAuthenticator,
    private readonly quota: HourlyQuota,
    private readonly console: ConsoleLimit,
    tokens: TokenAuthenticator,
  ) {
    this.bearer = new BearerGuard(tokens);
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = accessRule(context);
    const request = context.switchToHttp().getRequest<AccessedRequest>();
    switch (rule?.kind) {
      case 'public':
        return true;
      case 'session':
      case 'admin':
        return this.checkSession(request, rule.kind === 'admin');
      case 'optional-token':
        return request.headers.authorization === undefined || this.checkToken(context);
      case 'any-token':
        return this.checkToken(context);
      case 'scope':
        return this.checkToken(context, rule.scopes);
      case undefined:
        throw permissionDenied(
          'ACCESS_UNDECLARED',
          'This endpoint does not declare who may call it',
        );
    }
  }

  private async checkSession(request: AccessedRequest, adminOnly: boolean): Promise<boolean> {
    const user = await this.sessions.authenticate(request);
    if (user === null) throw unauthenticated('SESSION_MISSING', 'Sign in first');
    request.sessionUser = user;
    await this.console.chargeUser(user.userId);
    if (adminOnly && user.role !== 'ADMIN')
      throw permissionDenied('ADMIN_ONLY', 'Only admins can do this');
    return true;
  }

  private async checkToken(
    context: ExecutionContext,
    scopes: readonly Scope[] = [],
  ): Promise<boolean> {
    await this.bearer.canActivate(context);
    const request = context.switchToHttp().getRequest<AccessedRequest>();
    const principal = request.principal as Principal;
    if (principal.refusal !== null) throw refused(principal.refusal);
    if (!scopes.every((scope) => principal.scopes.includes(scope))) {
      await this.quota.report(principal, context.switchToHttp().getResponse());
      throw insufficientScope(scopes);
    }
    return true;
  }
}

const REFUSALS = {
  GRANT_REVOKED: "The user has revoked the application's access",
  APPLICATION_SUSPENDED: 'The application is suspended',
  APPLICATION_NOT_APPROVED: 'The application is not approved for this user',
} as const;

function refused(reason: keyof typeof REFUSALS) {
  return permissionDenied(reason, REFUSALS[reason]);
}

/** Names all scopes that the call needs (RFC 6750, section 3). */
function insufficientScope(scopes: readonly Scope[]) {
  const scope = scopes.join(' ');
  return permissionDenied(
    'INSUFFICIENT_SCOPE',
    `The access token does not have the scope ${scope}`,
    {
      challenge: `Bearer realm="${REALM}", error="insufficient_scope", scope="${scope}"`,
      metadata: { scope },
    },
  );
}
