import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { newSecret } from '../../platform/crypto/secret.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from './email-key.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository, type NewUser } from './user.repository.js';

const DEFAULT_EMAIL = 'admin@localhost';

/** Sees to it, at start, that somebody can review applications. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Makes or updates the admin of `ADMIN_EMAIL`; without that, makes one on an empty database and
   * answers the password, which is kept nowhere.
   */
  async ensure(): Promise<{ email: string; password: string } | undefined> {
    const { admin } = this.configuration;
    if (admin !== undefined) return this.set(admin.email, admin.password);
    const password = newSecret();
    const isMade = await this.users.insertIfFirst(await this.admin(DEFAULT_EMAIL, password));
    return isMade ? { email: DEFAULT_EMAIL, password } : undefined;
  }

  private async set(email: string, password: string): Promise<undefined> {
    const account =
      (await this.users.findCredentials(emailKey(email))) ??
      (await this.insert(email, password)) ??
      (await this.users.findCredentials(emailKey(email)));
    if (account === undefined) return;
    const isSame = await this.passwords.verify(account.passwordHash, password);
    await this.users.promote(account.id, isSame ? undefined : await this.passwords.hash(password));
  }

  // Undefined where another replica has just made it.
  private async insert(email: string, password: string) {
    const admin = await this.admin(email, password);
    const user = await this.users.insert(admin);
    return user && { id: user.id, passwordHash: admin.passwordHash };
  }

  private async admin(email: string, password: string): Promise<NewUser> {
    return {
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      displayName: 'Admin',
      timeZone: 'UTC',
      role: 'ADMIN',
      createdAt: this.clock.now(),
    };
  }
}
