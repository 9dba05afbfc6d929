import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import { SessionAuthenticator, type SessionUser } from '../../platform/access/principal.js';
import { hashSecret } from '../../platform/crypto/secret.js';
import { Clock } from '../../platform/time/clock.js';
import { SessionRepository } from './session.repository.js';
import { SESSION_COOKIE } from './session-cookie.js';

/** Finds the user of the session cookie. */
@Injectable()
export class CookieSessionAuthenticator extends SessionAuthenticator {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(request: { headers: { cookie?: string } }): Promise<SessionUser | null> {
    const id = parse(request.headers.cookie ?? '')[SESSION_COOKIE];
    if (id === undefined || id === '') return null;
    const sessionHash = hashSecret(id);
    const user = await this.sessions.findUser(sessionHash, this.clock.now());
    return user === undefined ? null : { ...user, sessionHash };
  }
}
