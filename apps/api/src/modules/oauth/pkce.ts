import { createHash, timingSafeEqual } from 'node:crypto';

// RFC 7636, sections 4.1 and 4.2, for a challenge and for a verifier.
const MIN_CHARACTERS = 43;
const MAX_CHARACTERS = 128;
const SHAPE = new RegExp(`^[A-Za-z0-9._~-]{${MIN_CHARACTERS},${MAX_CHARACTERS}}$`);

/** The form of a code challenge or verifier, for messages. */
export const SHAPE_IN_WORDS = `${MIN_CHARACTERS} to ${MAX_CHARACTERS} unreserved characters`;

/** Returns whether the text has the form of a code challenge or verifier. */
export function isChallengeShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the S256 challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Returns whether the S256 challenge was made from this verifier. */
export function answersChallenge(verifier: string, challenge: string): boolean {
  if (!isChallengeShaped(verifier)) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(challengeOf(verifier));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
