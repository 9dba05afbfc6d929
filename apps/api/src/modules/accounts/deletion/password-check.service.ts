import { Injectable } from '@nestjs/common';
import { invalidArgument, unauthenticated } from '../../../platform/http/api-error.js';
import { PasswordAttempts } from '../password-attempts.service.js';
import type { Sender } from '../sender.js';
import { UserRepository } from '../user.repository.js';

/** Checks that the signed-in person also knows the password, before something that cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly attempts: PasswordAttempts,
  ) {}

  /**
   * Returns the hash that the password belongs to. Failures count like failed sign-ins.
   * @throws ApiError 400 `WRONG_PASSWORD`, 401 if the account no longer exists, 429 if too many attempts have
   * failed, 503 if too many people sign in
   */
  async confirm(userId: string, password: string, sender: Sender): Promise<string> {
    const account = await this.users.findCredentials(userId);
    if (account === undefined) throw unauthenticated('SESSION_MISSING', 'Sign in first');
    const { emailKey } = account;
    const attempt = { ...sender, emailKey, password };
    const checked = await this.attempts.check(attempt, () => Promise.resolve(account));
    if (checked === undefined) throw wrongPassword();
    return checked.passwordHash;
  }
}

function wrongPassword() {
  const description = 'must be your current password';
  return invalidArgument({ reason: 'WRONG_PASSWORD', field: 'password', description });
}
