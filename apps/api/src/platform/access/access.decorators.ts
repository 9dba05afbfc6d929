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

/** What a route demands of its caller. */
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

/** A live access token with all of these scopes. */
export function RequireScope(...scopes: readonly Scope[]): RouteDecorator {
  return applyDecorators(declare({ kind: 'scope', scopes }), TakesToken(scopes));
}

/** Any live access token. */
export function AnyToken(): RouteDecorator {
  return applyDecorators(declare({ kind: 'any-token' }), TakesToken([]));
}

// Either of the two: `/docs` can get a token, or be given one.
function TakesToken(scopes: readonly Scope[]): RouteDecorator {
  return applyDecorators(ApiSecurity('bearer'), ApiSecurity('oauth2', [...scopes]));
}

/** A live access token or none at all; a bad one is refused. */
export function OptionalToken(): RouteDecorator {
  return declare({ kind: 'optional-token' });
}

/** A person who is signed in. */
export function RequireSession(): RouteDecorator {
  return applyDecorators(declare({ kind: 'session' }), ApiCookieAuth('session'));
}

/** An admin who is signed in. */
export function RequireAdmin(): RouteDecorator {
  return applyDecorators(declare({ kind: 'admin' }), ApiCookieAuth('session'));
}

/** Anyone. */
export function Public(): RouteDecorator {
  return declare({ kind: 'public' });
}

/** A request after the access guard. */
export type AccessedRequest = CountedRequest & {
  principal?: Principal;
  sessionUser?: SessionUser;
};

/** The application and user of the access token. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<AccessedRequest>().principal;
});

/** The person who is signed in. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<AccessedRequest>().sessionUser;
});
