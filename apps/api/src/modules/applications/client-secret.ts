import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import type { NewSecret } from './secret-rows.repository.js';

const HINT_LENGTH = 4;

/** Returns a new client secret, and the part of it that is stored. By default it never expires. */
export function makeClientSecret(
  name = '',
  expiresAt: Date | null = null,
): { clientSecret: string; secret: NewSecret } {
  const clientSecret = newSecret();
  const hint = clientSecret.slice(-HINT_LENGTH);
  return { clientSecret, secret: { digest: hashSecret(clientSecret), hint, name, expiresAt } };
}
