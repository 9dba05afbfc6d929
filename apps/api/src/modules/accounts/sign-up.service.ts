import { Inject, Injectable } from '@nestjs/common';
import type { SignUpRequest } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { alreadyExists, permissionDenied } from '../../platform/http/api-error.js';
import { FailureLimiter } from '../../platform/rate-limit/failure-limiter.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from './email-key.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository, type User } from './user.repository.js';

const HOUR_MS = 3_600_000;

/** Makes accounts. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: FailureLimiter,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws ApiError 403 `SIGN_UP_CLOSED`, 409 `EMAIL_TAKEN`, 429 */
  async signUp(request: SignUpRequest, address: string): Promise<User> {
    const { signUp, signUpLimit } = this.configuration;
    if (signUp === 'closed') {
      throw permissionDenied('SIGN_UP_CLOSED', 'This instance does not take new accounts');
    }
    const key = `sign-up:${address}`;
    await this.limiter.charge({ key, limit: signUpLimit, windowMs: HOUR_MS });
    const user = await this.users.insert({
      email: request.email,
      emailKey: emailKey(request.email),
      passwordHash: await this.passwords.hash(request.password),
      displayName: request.display_name,
      timeZone: request.time_zone ?? 'UTC',
      role: 'USER',
      createdAt: this.clock.now(),
    });
    if (user === undefined) {
      throw alreadyExists('EMAIL_TAKEN', 'There is an account with this address', 'email');
    }
    return user;
  }
}
