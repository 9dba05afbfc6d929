import { Inject, Injectable } from '@nestjs/common';
import type { EditAccountRequest, SignInRequest, SignUpRequest } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import {
  alreadyExists,
  ApiError,
  invalidArgument,
  permissionDenied,
  unauthenticated,
} from '../../platform/http/api-error.js';
import { NewTexts } from '../../platform/http/new-texts.js';
import { FailureLimiter, type Charge } from '../../platform/rate-limit/failure-limiter.js';
import { Clock } from '../../platform/time/clock.js';
import { signUpLimit } from './attempt-limits.js';
import { emailKey } from './email-key.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.js';
import type { Sender } from './sender.js';
import { SESSION_LIFETIME_MS } from './session-cookie.js';
import { SessionRepository, type NewSession } from './session.repository.js';
import type { KnownUser, User } from './user.js';
import { UserRepository } from './user.repository.js';

/** The longest time in milliseconds for which a sign-up keeps its turn while others decide whether it has a place. */
const MAX_WAIT_MS = 600;

/** A hash is renewed once at most. */
const MAX_CHECKS = 2;

/** A browser from which somebody signs in or signs up. */
export interface Visitor extends Sender {
  /** The session id that the browser presents. A new session replaces that one (rule 19). */
  sessionId: string | undefined;
}

/** A user, with the id of the session that has begun. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

/** Signs users up, in and out. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: PasswordHasher,
    private readonly newPasswords: NewPasswords,
    private readonly attempts: PasswordAttempts,
    private readonly limiter: FailureLimiter,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Creates an account and signs the user in.
   * @throws ApiError 400 if the database does not know the time zone or the password is easy to guess, 409 if the
   * address has an account, 429 if too many sign-ups came from the network, 503 if too many people sign in
   */
  async signUp(request: SignUpRequest, visitor: Visitor): Promise<SignedIn> {
    const owner = { email: request.email, displayName: request.display_name };
    await this.newPasswords.demandHardToGuess(request.password, owner, 'password');
    const limit = signUpLimit(visitor.network, this.configuration.signUpLimit);
    await this.limiter.admit(limit);
    let charge: Charge | undefined;
    let counts = true;
    // In the turn of the hash, so that a flood of sign-ups waits for nothing else.
    const before = async (): Promise<void> => {
      charge = await this.limiter.charge([limit], MAX_WAIT_MS);
      await this.demandKnown(request.time_zone);
    };
    try {
      const turn = { before, since: visitor.since };
      const passwordHash = await this.passwords.hash(request.password, turn);
      return await this.createAccount(request, passwordHash, visitor);
    } catch (error) {
      // If it was not the visitor's fault, the visitor must be able to try again.
      counts = error instanceof ApiError && error.status < 500;
      throw error;
    } finally {
      await charge?.end(counts);
    }
  }

  private async createAccount(
    request: SignUpRequest,
    passwordHash: string,
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { email, display_name: displayName, time_zone: timeZone = 'UTC' } = request;
    const now = this.clock.now();
    const { sessionId, session } = newSession(visitor, now);
    const account = { email, emailKey: emailKey(email), passwordHash, displayName, timeZone };
    const user = await this.users.signUp({ ...account, at: now }, session);
    if (user === undefined)
      throw alreadyExists(
        'EMAIL_TAKEN',
        'An account with this e-mail address already exists',
        'email',
      );
    return { user, sessionId };
  }

  private async demandKnown(timeZone = 'UTC'): Promise<void> {
    if (timeZone === 'UTC' || (await this.users.knowsTimeZone(timeZone))) return;
    const description = 'is not a time zone that this server knows';
    throw invalidArgument({ reason: 'INVALID_TIME_ZONE', field: 'time_zone', description });
  }

  /**
   * Signs a user in. The response is the same for an unknown account and a wrong password (rule 19). Only who knows
   * the password is told that the account is disabled.
   * @throws ApiError 401, 403 `ACCOUNT_DISABLED`, 429 if too many attempts have failed, or 503 if too many people sign in
   */
  async signIn(request: SignInRequest, visitor: Visitor): Promise<SignedIn> {
    const key = emailKey(request.email);
    let named: KnownUser | undefined;
    const attempt = { ...visitor, emailKey: key, password: request.password };
    const find = async () => (named = await this.users.findByEmail(key));
    // If another sign-in has renewed the hash since the first check, the second one finds the new hash.
    for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
      const account = await this.attempts.check(attempt, find);
      if (account === undefined) break;
      if (account.disabledAt) throw accountDisabled(account.id);
      const signedIn = await this.openSession(account, visitor);
      if (signedIn === undefined) continue;
      await this.renewHash(account, request.password);
      return signedIn;
    }
    throw invalidCredentials(named?.id);
  }

  private async renewHash(
    { id, passwordHash }: { id: string; passwordHash: string },
    password: string,
  ): Promise<void> {
    const renewed = await this.passwords.renewed(passwordHash, password);
    if (renewed !== undefined) await this.users.renewHash(id, passwordHash, renewed);
  }

  async signOut(sessionId: string | undefined): Promise<void> {
    if (sessionId !== undefined) await this.sessions.end(hashSecret(sessionId));
  }

  /** @throws ApiError 401 if the account no longer exists */
  async getUser(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (user === undefined) throw sessionMissing();
    return user;
  }

  /** Edits an account. @throws ApiError 400 if the database does not know the time zone, 401 if the account no longer exists */
  async edit(userId: string, request: EditAccountRequest): Promise<User> {
    const { display_name: displayName, time_zone: timeZone } = request;
    const stored = await this.getUser(userId);
    new NewTexts().name('display_name', displayName, [stored.displayName]).demandFaultless();
    if (timeZone !== undefined && timeZone !== stored.timeZone) await this.demandKnown(timeZone);
    const edited = await this.users.edit(userId, { displayName, timeZone });
    if (edited === undefined) throw sessionMissing();
    return edited;
  }

  private async openSession(
    account: KnownUser & { passwordHash: string },
    visitor: Visitor,
  ): Promise<SignedIn | undefined> {
    const now = this.clock.now();
    const { sessionId, session } = newSession(visitor, now);
    const { passwordHash, ...user } = account;
    const isOpen = await this.sessions.open(user.id, passwordHash, session, now);
    return isOpen ? { user, sessionId } : undefined;
  }
}

function sessionMissing(): ApiError {
  return unauthenticated('SESSION_MISSING', 'Sign in first');
}

/** Returns the same error for all accounts. Only the log tells which one somebody tries to enter. */
function invalidCredentials(userId: string | undefined): ApiError {
  const text = 'The e-mail address or the password is wrong';
  return Object.assign(unauthenticated('INVALID_CREDENTIALS', text), { userId });
}

function accountDisabled(userId: string): ApiError {
  const error = permissionDenied('ACCOUNT_DISABLED', 'The account is disabled');
  return Object.assign(error, { userId });
}

function newSession(visitor: Visitor, now: Date): { sessionId: string; session: NewSession } {
  const sessionId = newSecret();
  const session = {
    idHash: hashSecret(sessionId),
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    replaces: visitor.sessionId === undefined ? null : hashSecret(visitor.sessionId),
  };
  return { sessionId, session };
}
