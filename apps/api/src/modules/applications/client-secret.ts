import { hashSecret, newSecret } from '../../platform/crypto/secret.js';

const HINT_LENGTH = 4;

/** A fresh client secret, and what of it is stored. */
export function makeClientSecret(): {
  clientSecret: string;
  secret: { digest: Buffer; hint: string };
} {
  const clientSecret = newSecret();
  const hint = clientSecret.slice(-HINT_LENGTH);
  return { clientSecret, secret: { digest: hashSecret(clientSecret), hint } };
}
