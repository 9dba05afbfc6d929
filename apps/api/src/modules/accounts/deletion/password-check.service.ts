import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { invalidArgument, unauthenticated } from '../../../platform/http/api-error.js';
import { FailureLimiter } from '../../../platform/rate-limit/failure-limiter.js';
import { signInLimits } from '../attempt-limits.js';
import { PasswordHasher } from '../password-hasher.js';
import { UserRepository } from '../user.repository.js';

/** Checks that the signed-in person also knows the password, before something that cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: FailureLimiter,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Returns the hash that the password belongs to. Failures count like failed sign-ins.
   * @throws ApiError 400 `WRONG_PASSWORD`, 401 if the account no longer exists, 429 if too many attempts have
   * failed
   */
  async confirm(userId: string, password: string, address: string): Promise<string> {
    const account = await this.users.findCredentials(userId);
    if (account === undefined) throw unauthenticated('SESSION_MISSING', 'Sign in first');
    const { emailKey, passwordHash } = account;
    const limits = signInLimits(emailKey, address, this.configuration.signInFailureLimit);
    await this.limiter.charge(...limits);
    let isWrong = false;
    try {
      isWrong = !(await this.passwords.check(passwordHash, password));
    } finally {
      if (!isWrong) await this.limiter.forgive(...limits);
    }
    if (isWrong) throw wrongPassword();
    return passwordHash;
  }
}

function wrongPassword() {
  const description = 'must be your current password';
  return invalidArgument({ reason: 'WRONG_PASSWORD', field: 'password', description });
}
