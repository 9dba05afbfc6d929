import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCookieAuth, ApiSecurity } from '@nestjs/swagger';
import type { Scope } from '@wordgrove/contracts';
import type { CountedRequest } from '../rate-limit/hourly-quota.js';
import type { Principal, SessionUser } from './principal.js';
import type { RequestSlots } from './user-slots.js';

/** The access that a route requires of its caller. */
export type AccessRule =
  | { kind: 'scope'; scopes: readonly Scope[] }
  | { kind: 'any-token' }
  | { kind: 'optional-token' }
  | { kind: 'session' }
  | { kind: 'admin' }
  | { kind: 'public' };

export const ACCESS_RULE = Symbol('AccessRule');
type RouteDecorator = MethodDecorator & ClassDecorator;

const declare = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);

/** Requires an active access token with all of these scopes. */
export function RequireScope(...scopes: readonly Scope[]): RouteDecorator {
  return applyDecorators(declare({ kind: 'scope', scopes }), TakesToken(scopes));
}

/** Requires any active access token. */
export function AnyToken(): RouteDecorator {
  return applyDecorators(declare({ kind: 'any-token' }), TakesToken([]));
}

// Either of the two is enough: `/docs` can get a token, or the user can enter one.
function TakesToken(scopes: readonly Scope[]): RouteDecorator {
  return applyDecorators(ApiSecurity('bearer'), ApiSecurity('oauth2', [...scopes]));
}

/** Requires an active access token or none. An invalid one is refused. */
export function OptionalToken(): RouteDecorator {
  return declare({ kind: 'optional-token' });
}

/** Requires a signed-in user. */
export function RequireSession(): RouteDecorator {
  return applyDecorators(declare({ kind: 'session' }), ApiCookieAuth('session'));
}

/** Requires a signed-in admin. */
export function RequireAdmin(): RouteDecorator {
  return applyDecorators(declare({ kind: 'admin' }), ApiCookieAuth('session'));
}

/** Allows everyone. */
export function Public(): RouteDecorator {
  return declare({ kind: 'public' });
}

/** A request after the access guard. */
export type AccessedRequest = CountedRequest & {
  principal?: Principal;
  sessionUser?: SessionUser;
  /** The slots that the request has of those of its user, client or network. */
  slots?: RequestSlots;
};

/** Injects the application and the user of the access token. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<AccessedRequest>().principal;
});

/** Injects the signed-in user. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<AccessedRequest>().sessionUser;
});
