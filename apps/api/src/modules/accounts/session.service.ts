import { Inject, Injectable } from '@nestjs/common';
import type { SignInRequest } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import { unauthenticated } from '../../platform/http/api-error.js';
import { FailureLimiter } from '../../platform/rate-limit/failure-limiter.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from './email-key.js';
import { PasswordHasher } from './password-hasher.js';
import { SESSION_LIFETIME_MS } from './session-cookie.js';
import { SessionRepository } from './session.repository.js';
import { UserRepository } from './user.repository.js';

const WINDOW_MS = 15 * 60_000;
// Many people may share an address, so it may fail more often than an account.
const ADDRESS_FACTOR = 10;

/** Signs people in and out. */
@Injectable()
export class SessionService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: FailureLimiter,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * The id of the user whose credentials these are.
   * @throws ApiError 401 `INVALID_CREDENTIALS`, the same for an unknown account (rule 19); 429
   */
  async verify({ email, password }: SignInRequest, address: string): Promise<string> {
    const key = emailKey(email);
    const limits = this.failureLimits(key, address);
    await this.limiter.charge(...limits);
    const account = await this.users.findCredentials(key);
    const isRight = await this.passwords.verify(account?.passwordHash, password);
    if (!isRight || account === undefined) {
      throw unauthenticated('INVALID_CREDENTIALS', 'The address or the password is wrong');
    }
    await this.limiter.forgive(...limits);
    return account.id;
  }

  /** Begins a session in the place of the one that the browser had, and answers its id. */
  async begin(userId: string, replacedId: string | undefined): Promise<string> {
    const sessionId = newSecret();
    const now = this.clock.now();
    await this.sessions.begin({
      idHash: hashSecret(sessionId),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
      replacedHash: replacedId === undefined ? null : hashSecret(replacedId),
    });
    return sessionId;
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.end(hashSecret(sessionId));
  }

  private failureLimits(account: string, address: string) {
    const limit = this.configuration.signInFailureLimit;
    return [
      { key: `sign-in:account:${account}`, limit, windowMs: WINDOW_MS },
      { key: `sign-in:address:${address}`, limit: limit * ADDRESS_FACTOR, windowMs: WINDOW_MS },
    ];
  }
}
