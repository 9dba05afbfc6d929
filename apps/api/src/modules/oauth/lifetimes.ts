const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** How long things live, in milliseconds. */
export const LIFETIME = {
  /** From the authorize endpoint to the user's decision (rule 14). */
  authorizationRequest: 600 * SECOND_MS,
  /** Rule 30. */
  authorizationCode: 60 * SECOND_MS,
  accessToken: 3_600 * SECOND_MS,
  refreshToken: 30 * DAY_MS,
  /** For how long a rotated refresh token may rotate once more (rule 33). */
  refreshGrace: 30 * SECOND_MS,
} as const;

/** For how long things stay in the database once they are over, in milliseconds. */
export const KEPT = {
  /** Expired requests, so that a late visitor still learns the way back (rule 14). */
  authorizationRequest: DAY_MS,
  /** Senders of anonymous requests, after the last: longer than any of these is there. */
  requestSender: 2 * DAY_MS,
  /** Expired codes that nobody redeemed. */
  unusedCode: DAY_MS,
  /** Revoked grants, so that their access tokens are told from unknown ones (rule 39). */
  revokedGrant: DAY_MS,
} as const;

/** The instant that many milliseconds after (or, where negative, before) another. */
export function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
