import { createHash, timingSafeEqual } from 'node:crypto';

// RFC 7636, sections 4.1 and 4.2: a challenge and a verifier have 43 to 128 unreserved characters.
const SHAPE = /^[A-Za-z0-9._~-]{43,128}$/;

/** Returns whether the text has the form of a code challenge or verifier. */
export function isChallengeShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns whether the S256 challenge was made from this verifier. */
export function answersChallenge(verifier: string, challenge: string): boolean {
  if (!isChallengeShaped(verifier)) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
