import { hashSecret, newSecret } from '../../platform/crypto/secret.js';
import type { NewSecret } from './secret-rows.repository.js';

const HINT_LENGTH = 4;

/** A fresh client secret, and what of it is stored; it never expires unless told. */
export function makeClientSecret(
  name = '',
  expiresAt: Date | null = null,
): { clientSecret: string; secret: NewSecret } {
  const clientSecret = newSecret();
  const hint = clientSecret.slice(-HINT_LENGTH);
  return { clientSecret, secret: { digest: hashSecret(clientSecret), hint, name, expiresAt } };
}
