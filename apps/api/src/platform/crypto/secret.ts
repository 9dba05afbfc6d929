import { hash, randomBytes } from 'node:crypto';

/** Returns a new URL-safe secret of 256 random bits (rule 30). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a text has the form of such a secret. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns the SHA-256, the only form in which codes, tokens and secrets are stored (rule 30). */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
