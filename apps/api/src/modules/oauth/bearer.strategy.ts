import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-http-bearer';
import { REALM } from '../../platform/access/bearer.guard.js';
import type { Principal } from '../../platform/access/principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AccessTokenRepository } from './store/access-token.repository.js';

/** Finds the user and the application that a bearer token speaks for. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly clock: Clock,
  ) {
    super({ realm: REALM });
  }

  // passport-http-bearer also reads a token from the query and the body; rule 38 refuses both.
  override authenticate(request: Request): void {
    super.authenticate({ headers: request.headers } as Request);
  }

  async validate(token: string): Promise<Principal | false> {
    return (await this.tokens.findPrincipal(token, this.clock.now())) ?? false;
  }
}
