import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import type { CreateSecretRequest, RemoveSecretRequest } from '@wordgrove/dto';
import {
  failedPrecondition,
  invalidArgument,
  notFound,
  type ApiError,
} from '../../platform/http/api-error.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from '../accounts/index.js';
import {
  ApplicationSecretRepository,
  type SecretRefusal,
} from './application-secret.repository.js';
import {
  ApplicationTestUserRepository,
  type TestUserRefusal,
} from './application-test-user.repository.js';
import { ApplicationTokensRepository } from './application-tokens.repository.js';
import type { Application, ApplicationSecret } from './application.js';
import { makeClientSecret } from './client-secret.js';

/** Manages the secrets, tokens and test users of an owner's application. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationAccessService {
  constructor(
    private readonly secrets: ApplicationSecretRepository,
    private readonly tokens: ApplicationTokensRepository,
    private readonly testUsers: ApplicationTestUserRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a new secret. It is shown here and nowhere else.
   * @throws ApiError 404; 400 `EXPIRES_IN_THE_PAST`, `PUBLIC_CLIENT`, or `TOO_MANY_SECRETS` if two secrets are
   * live
   */
  async createSecret(
    ownerId: string,
    applicationId: string,
    request: CreateSecretRequest,
  ): Promise<{ secret: ApplicationSecret; clientSecret: string }> {
    const now = this.clock.now();
    const expiresAt = request.expires_at === undefined ? null : new Date(request.expires_at);
    if (expiresAt !== null && expiresAt <= now) throw expiresInThePast();
    const { clientSecret, secret } = makeClientSecret(request.name, expiresAt);
    const added = await this.secrets.add(ownerId, applicationId, secret, now);
    if (typeof added === 'string') throw SECRET_REFUSALS[added]();
    return { secret: added, clientSecret };
  }

  /** Ends a secret at once, even if it is the last one. @throws ApiError 404 */
  async removeSecret(
    ownerId: string,
    applicationId: string,
    secretId: string,
    { revoke_tokens: revokesTokens = false }: RemoveSecretRequest,
  ): Promise<void> {
    const at = this.clock.now();
    const removal = { ownerId, applicationId, secretId, revokesTokens, at };
    if (!(await this.secrets.remove(removal))) throw notFound('secret');
  }

  /** Ends every code and token. What users have granted stays. @throws ApiError 404 */
  async endTokens(ownerId: string, applicationId: string): Promise<void> {
    if (!(await this.tokens.endAll(ownerId, applicationId, this.clock.now())))
      throw notFound('application');
  }

  /**
   * Invites an address, whether or not it has an account. @throws ApiError 404, 400 `TOO_MANY_TEST_USERS`
   */
  async inviteTestUser(
    ownerId: string,
    applicationId: string,
    email: string,
  ): Promise<Application> {
    const key = emailKey(email);
    const added = await this.testUsers.invite(ownerId, applicationId, key, this.clock.now());
    if (typeof added === 'string') throw REFUSALS[added]();
    return added;
  }

  /** @throws ApiError 404, 400 `UNKNOWN_USER` */
  async removeTestUser(ownerId: string, applicationId: string, email: string): Promise<void> {
    const key = emailKey(email);
    const removed = await this.testUsers.remove(ownerId, applicationId, key, this.clock.now());
    if (removed !== 'REMOVED') throw REFUSALS[removed]();
  }
}

const SECRET_REFUSALS: Record<SecretRefusal, () => ApiError> = {
  ABSENT: () => notFound('application'),
  PUBLIC: () => failedPrecondition('PUBLIC_CLIENT', 'A public application has no secrets'),
  TOO_MANY: () => tooMany('SECRETS', `The application already has ${LIMITS.liveSecrets} secrets`),
};

const REFUSALS: Record<TestUserRefusal, () => ApiError> = {
  ABSENT: () => notFound('application'),
  UNKNOWN_USER: () => unknownUser('must be the e-mail address of a test user'),
  TOO_MANY: () =>
    tooMany(
      'TEST_USERS',
      `The application already has ${LIMITS.testUsers} test users or invitations`,
    ),
};

function unknownUser(description: string): ApiError {
  return invalidArgument({ reason: 'UNKNOWN_USER', field: 'email', description });
}

function expiresInThePast(): ApiError {
  const description = 'must be in the future';
  return invalidArgument({ reason: 'EXPIRES_IN_THE_PAST', field: 'expires_at', description });
}

function tooMany(what: 'SECRETS' | 'TEST_USERS', count: string): ApiError {
  return failedPrecondition(`TOO_MANY_${what}`, `${count}; remove one first`);
}
