import { isSecret, newSecret } from '../../platform/crypto/secret.js';

// No other token has a dot, so that nobody has to look for one in two tables.
const PREFIX = 'playground.';

/** Returns a new playground token. */
export function newPlaygroundSecret(): string {
  return PREFIX + newSecret();
}

/** Returns whether a text has the form of such a token. */
export function isPlaygroundSecret(text: string): boolean {
  return text.startsWith(PREFIX) && isSecret(text.slice(PREFIX.length));
}
