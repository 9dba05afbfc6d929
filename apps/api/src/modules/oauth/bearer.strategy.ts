import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-http-bearer';
import { noteCaller } from '../../platform/access/caller.js';
import { REALM } from '../../platform/access/bearer.guard.js';
import type { Principal, TokenAuthenticator } from '../../platform/access/principal.js';
import { noteCall } from '../../platform/http/application-call.js';
import { ConnectionPool } from '../../platform/database/connection-pool.js';
import { JoinedLookUps } from '../../platform/database/joined-look-ups.js';
import { Clock } from '../../platform/time/clock.js';
import { FirstCalls } from './first-steps/first-calls.service.js';
import { isPlaygroundSecret } from './playground-secret.js';
import { AccessTokenRepository, type DeadToken } from './store/access-token.repository.js';
import { PlaygroundTokenRepository } from './store/playground-token.repository.js';

/** Finds the user and the application that a bearer token speaks for. */
@Injectable()
export class BearerStrategy
  extends PassportStrategy(Strategy, 'bearer')
  implements TokenAuthenticator
{
  private readonly principals: JoinedLookUps<Principal | DeadToken>;
  private readonly owners: JoinedLookUps<Principal>;

  constructor(
    tokens: AccessTokenRepository,
    playground: PlaygroundTokenRepository,
    private readonly firstCalls: FirstCalls,
    pool: ConnectionPool,
    clock: Clock,
  ) {
    super({ realm: REALM, passReqToCallback: true });
    this.principals = new JoinedLookUps(pool, (asked) => tokens.findPrincipals(asked, clock.now()));
    this.owners = new JoinedLookUps(pool, (asked) => playground.findPrincipals(asked, clock.now()));
  }

  /** Does what passport's middleware does for an API: each attempt is the strategy with the functions that it ends by calling. */
  principalOf(request: Request): Promise<Principal | false> {
    return new Promise((resolve, reject) => {
      const success = (principal: Principal) => {
        this.firstCalls.watch(principal, request.res);
        resolve(principal);
      };
      const ends = { success, fail: () => resolve(false), error: reject };
      const attempt = Object.assign(Object.create(this) as this, ends);
      attempt.authenticate(request);
    });
  }

  // passport-http-bearer also reads a token from the query and the body; rule 38 refuses both.
  override authenticate(request: Request): void {
    super.authenticate({ headers: request.headers, [ASKED]: request } as unknown as Request);
  }

  async validate({ [ASKED]: asked }: Bare, token: string): Promise<Principal | false> {
    if (isPlaygroundSecret(token)) return (await this.owners.find(token)) ?? false;
    const found = await this.principals.find(token);
    if (found === undefined) return false;
    if (!('isDead' in found)) return found;
    const { applicationId, clientId, userId } = found;
    noteCall(asked, { applicationId });
    noteCaller(asked, { clientId, userId });
    return false;
  }
}

const ASKED = Symbol('asked');

/** The part of a request that the strategy sees, and the request. */
interface Bare {
  [ASKED]: Request;
}
