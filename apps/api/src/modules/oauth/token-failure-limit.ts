import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { FailureLimiter } from '../../platform/rate-limit/failure-limiter.js';
import { OAuthError } from './oauth-error.js';

const MINUTE_MS = 60_000;

/** Limits how often a client may fail from one network in a minute (rule 36). */
@Injectable()
export class TokenFailureLimit {
  constructor(
    private readonly limiter: FailureLimiter,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Does the work unless the limit is used up. Only failures of the work count, once they are known. The
   * successes of a busy client never hinder each other, however many there are at a time.
   * @throws ApiError 429
   */
  async guard<T>(clientId: string, network: string, work: () => Promise<T>): Promise<T> {
    const limit = {
      // Hashed, so that the key has a fixed length, whatever a stranger sends as the client's id.
      key: `token:${hash('sha256', clientId, 'base64url')}:${network}`,
      limit: this.configuration.tokenFailureLimit,
      windowMs: MINUTE_MS,
    };
    await this.limiter.admit(limit);
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof OAuthError) await this.limiter.count(limit);
      throw thrown;
    }
  }
}
