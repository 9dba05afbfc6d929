import { createHash, timingSafeEqual } from 'node:crypto';

// RFC 7636, sections 4.1 and 4.2: challenge and verifier are 43 to 128 unreserved characters.
const SHAPE = /^[A-Za-z0-9._~-]{43,128}$/;

/** True for what may be a code challenge or verifier. */
export function isChallengeShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** True where the S256 challenge was made from this verifier. */
export function answersChallenge(verifier: string, challenge: string): boolean {
  if (!isChallengeShaped(verifier)) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
