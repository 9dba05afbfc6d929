import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../platform/http/api-error.js';
import { commonPasswords } from './common-passwords.js';
import { isGuessable, type PasswordOwner } from './guessable-password.js';

/** Decides which passwords may be chosen. */
@Injectable()
export class NewPasswords {
  async isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
    return isGuessable(password, owner, await commonPasswords());
  }

  /**
   * Refuses a password that people would guess early.
   * @param field the member of the request that has the password
   * @throws ApiError 400 `GUESSABLE_PASSWORD`
   */
  async demandHardToGuess(password: string, owner: PasswordOwner, field: string): Promise<void> {
    if (!(await this.isGuessable(password, owner))) return;
    const description =
      'is easy to guess: it is a common password, or made of your name, your e-mail address or the name of the service';
    throw invalidArgument({ reason: 'GUESSABLE_PASSWORD', field, description });
  }
}
