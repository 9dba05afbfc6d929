import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import {
  failedPrecondition,
  invalidArgument,
  notFound,
  type ApiError,
} from '../../platform/http/api-error.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from '../accounts/index.js';
import { ApplicationSecretRepository } from './application-secret.repository.js';
import {
  ApplicationTestUserRepository,
  type TestUserRefusal,
} from './application-test-user.repository.js';
import type { Application, ApplicationSecret } from './application.js';
import { makeClientSecret } from './client-secret.js';

/** The secrets and test users of an owner's application. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationAccessService {
  constructor(
    private readonly secrets: ApplicationSecretRepository,
    private readonly testUsers: ApplicationTestUserRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A new secret, told here and nowhere else.
   * @throws ApiError 404, or 400 `TOO_MANY_SECRETS` where two are live
   */
  async createSecret(
    ownerId: string,
    applicationId: string,
  ): Promise<{ secret: ApplicationSecret; clientSecret: string }> {
    const { clientSecret, secret } = makeClientSecret();
    const added = await this.secrets.add(ownerId, applicationId, secret, this.clock.now());
    if (added === 'ABSENT') throw notFound('application');
    if (added === 'TOO_MANY') throw tooMany('SECRETS', `${LIMITS.liveSecrets} secrets are live`);
    return { secret: added, clientSecret };
  }

  /** Ends a secret at once, even the last one. @throws ApiError 404 */
  async removeSecret(ownerId: string, applicationId: string, secretId: string): Promise<void> {
    const now = this.clock.now();
    const isRemoved = await this.secrets.remove(ownerId, applicationId, secretId, now);
    if (!isRemoved) throw notFound('secret');
  }

  /** @throws ApiError 404, 400 `UNKNOWN_USER` or `TOO_MANY_TEST_USERS` */
  async addTestUser(ownerId: string, applicationId: string, email: string): Promise<Application> {
    const key = emailKey(email);
    const added = await this.testUsers.add(ownerId, applicationId, key, this.clock.now());
    if (typeof added === 'string') throw REFUSALS[added]();
    return added;
  }

  /** @throws ApiError 404, 400 `UNKNOWN_USER` */
  async removeTestUser(ownerId: string, applicationId: string, email: string): Promise<void> {
    const key = emailKey(email);
    const removed = await this.testUsers.remove(ownerId, applicationId, key, this.clock.now());
    if (removed === 'UNKNOWN_USER') throw unknownUser('is not the address of a test user');
    if (removed !== 'REMOVED') throw REFUSALS[removed]();
  }
}

const REFUSALS: Record<TestUserRefusal, () => ApiError> = {
  ABSENT: () => notFound('application'),
  UNKNOWN_USER: () => unknownUser('has no account here'),
  TOO_MANY: () => tooMany('TEST_USERS', `There are ${LIMITS.testUsers} test users`),
};

function unknownUser(description: string): ApiError {
  return invalidArgument({ reason: 'UNKNOWN_USER', field: 'email', description });
}

function tooMany(what: 'SECRETS' | 'TEST_USERS', count: string): ApiError {
  return failedPrecondition(`TOO_MANY_${what}`, `${count} already; remove one first`);
}
