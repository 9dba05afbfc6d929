import { Injectable } from '@nestjs/common';
import { SessionAuthenticator, type SessionUser } from '../../platform/access/principal.js';
import { hashSecret } from '../../platform/crypto/secret.js';
import { Clock } from '../../platform/time/clock.js';
import { SessionCookie } from './session-cookie.js';
import { SessionRepository } from './session.repository.js';

/** Finds the user of the session cookie. */
@Injectable()
export class CookieSessionAuthenticator extends SessionAuthenticator {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(request: { headers: { cookie?: string } }): Promise<SessionUser | null> {
    const id = this.cookie.read(request);
    if (id === undefined) return null;
    const sessionHash = hashSecret(id);
    const user = await this.sessions.findUser(sessionHash, this.clock.now());
    return user === undefined ? null : { ...user, sessionHash };
  }
}
