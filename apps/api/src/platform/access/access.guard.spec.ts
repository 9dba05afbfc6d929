import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import type { ApiError } from '../http/api-error.js';
import type { ConsoleLimit } from '../rate-limit/console-limit.js';
import type { HourlyQuota } from '../rate-limit/hourly-quota.js';
import { Public, RequireAdmin, RequireSession } from './access.decorators.js';
import { AccessGuard } from './access.guard.js';
import type { SessionAuthenticator, SessionUser, TokenAuthenticator } from './principal.js';

class Routes {
  undeclared(): void {}

  @Public()
  open(): void {}

  @RequireSession()
  session(): void {}

  @RequireAdmin()
  admin(): void {}
}

@Public()
class OpenRoutes {
  inherited(): void {}

  @RequireAdmin()
  overridden(): void {}
}

const user: SessionUser = { userId: 'u', role: 'USER', sessionHash: Buffer.alloc(0) };

/** Returns the guard's decision: `open`, or the status and reason of its error. */
async function verdict(
  controller: new () => object,
  method: string,
  caller: SessionUser | null,
): Promise<string> {
  const request = { headers: { authorization: 'Bearer x' } };
  const context = {
    getClass: () => controller,
    getHandler: () => (controller.prototype as Record<string, unknown>)[method],
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }),
  } as unknown as ExecutionContext;
  const sessions = { authenticate: () => Promise.resolve(caller) } as SessionAuthenticator;
  const limit = { chargeUser: () => Promise.resolve() } as unknown as ConsoleLimit;
  const guard = new AccessGuard(sessions, {} as HourlyQuota, limit, {} as TokenAuthenticator);
  try {
    return (await guard.canActivate(context)) ? 'open' : 'closed';
  } catch (error) {
    const { status, details } = error as ApiError;
    return `${status} ${details[0]?.reason}`;
  }
}

describe('the access guard', () => {
  it.each([null, user, { ...user, role: 'ADMIN' as const }])(
    'refuses everyone if a route declares nothing (rule 40): %p',
    async (caller) => {
      expect(await verdict(Routes, 'undeclared', caller)).toBe('403 ACCESS_UNDECLARED');
    },
  );

  it.each([
    ['open', null, 'open'],
    ['session', null, '401 SESSION_MISSING'],
    ['session', user, 'open'],
    ['admin', null, '401 SESSION_MISSING'],
    ['admin', user, '403 ADMIN_ONLY'],
    ['admin', { ...user, role: 'ADMIN' as const }, 'open'],
  ])('holds the route %s to its rule: %p is %s', async (method, caller, expected) => {
    expect(await verdict(Routes, method, caller)).toBe(expected);
  });

  it('takes the rule of the class if the route has none of its own', async () => {
    expect(await verdict(OpenRoutes, 'inherited', null)).toBe('open');
    expect(await verdict(OpenRoutes, 'overridden', user)).toBe('403 ADMIN_ONLY');
  });
});
