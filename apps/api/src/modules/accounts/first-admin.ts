import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { Clock } from '../../platform/time/clock.js';
import { emailKey } from './email-key.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository } from './user.repository.js';

const DEFAULT_EMAIL = 'admin@localhost';
const DISPLAY_NAME = 'Admin';
const PASSWORD_BYTES = 15;

/** The credentials with which an admin signs in. */
export interface AdminCredentials {
  email: string;
  password: string;
}

/** Makes sure that an instance has an admin. */
@Injectable()
export class FirstAdmin {
  private readonly logger = new Logger('FirstAdmin');

  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Creates or updates the admin that the settings name. If they name none, creates an admin only if there is
   * no user yet, and returns the credentials only then. Must be called at every start. If several replicas
   * start at the same time, only one of them creates the admin.
   */
  async ensure(): Promise<AdminCredentials | null> {
    const { admin } = this.configuration;
    if (admin !== undefined) return this.ensureConfigured(admin);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const made = await this.users.makeFirstAdmin(await this.account(DEFAULT_EMAIL, password));
    return made ? { email: DEFAULT_EMAIL, password } : null;
  }

  private async ensureConfigured({ email, password }: AdminCredentials): Promise<null> {
    // An operator whose instance no longer starts after an upgrade could not change it safely either.
    if (await this.newPasswords.isGuessable(password, { email, displayName: DISPLAY_NAME }))
      this.logger.warn('ADMIN_PASSWORD is easy to guess. Set another one, and restart.');
    await this.users.ensureAdmin(await this.account(email, password), (hash) =>
      this.passwords.check(hash, password),
    );
    return null;
  }

  private async account(email: string, password: string) {
    return {
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      displayName: DISPLAY_NAME,
      at: this.clock.now(),
    };
  }
}
