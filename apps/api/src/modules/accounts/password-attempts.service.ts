import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { FailureLimiter, type FailureLimit } from '../../platform/rate-limit/failure-limiter.js';
import { signInLimits } from './attempt-limits.js';
import { PasswordHasher, type Surroundings } from './password-hasher.js';
import type { Sender } from './sender.js';

/** The longest time in milliseconds for which an attempt keeps its turn while others decide whether it has a place. */
const MAX_WAIT_MS = 600;

/** A password that somebody has typed. */
export interface PasswordAttempt extends Sender {
  emailKey: string;
  password: string;
}

/** Checks typed passwords, and limits how many of them may be wrong. */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly limiter: FailureLimiter,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Looks for an account and returns it if the password belongs to it. An attempt takes its place among the failures
   * only when its turn to be checked has come. However many wait, few are therefore in flight.
   * @throws ApiError 429 if too many attempts have failed, 503 if too many people sign in
   */
  async check<T extends { passwordHash: string }>(
    { emailKey, network, since, password }: PasswordAttempt,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const limits = signInLimits(emailKey, network, this.configuration.signInFailureLimit);
    await this.limiter.admit(...limits);
    const charged: Surroundings = (check) => this.charged(limits, check);
    return this.passwords.findChecked(find, password, charged, since);
  }

  private async charged<T>(
    limits: FailureLimit[],
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const charge = await this.limiter.charge(limits, MAX_WAIT_MS);
    let isWrong = false;
    try {
      const account = await check();
      isWrong = account === undefined;
      return account;
    } finally {
      await charge.end(isWrong);
    }
  }
}
