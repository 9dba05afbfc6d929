import { hash, randomFillSync } from 'node:crypto';

const SECRET_BYTES = 32;

/** Random bytes for the next secrets: to ask the system for many costs hardly more than to ask for a few. */
const random = Buffer.alloc(64 * SECRET_BYTES);
let used = random.length;

/** Returns a new URL-safe secret of 256 random bits (rule 30). */
export function newSecret(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const [begin, end] = [used, used + SECRET_BYTES];
  const secret = random.toString('base64url', begin, end);
  // No copy of it stays.
  random.fill(0, begin, end);
  used = end;
  return secret;
}

/** Returns whether a text has the form of such a secret. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns the SHA-256, the only form in which codes, tokens and secrets are stored (rule 30). */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
