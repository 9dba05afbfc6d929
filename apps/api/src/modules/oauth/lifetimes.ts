import {
  ACCESS_TOKEN_MINUTES,
  AUTHORIZATION_CODE_SECONDS,
  AUTHORIZATION_REQUEST_MINUTES,
} from '@wordgrove/contracts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** Lifetimes in milliseconds. */
export const LIFETIME = {
  /** The time from the authorize endpoint to the user's decision (rule 14). */
  authorizationRequest: AUTHORIZATION_REQUEST_MINUTES * 60 * SECOND_MS,
  /** Rule 30. */
  authorizationCode: AUTHORIZATION_CODE_SECONDS * SECOND_MS,
  accessToken: ACCESS_TOKEN_MINUTES * 60 * SECOND_MS,
  refreshToken: 30 * DAY_MS,
  /** The time for which a rotated refresh token may rotate once more (rule 33). */
  refreshGrace: 30 * SECOND_MS,
} as const;

/** The times for which records stay in the database after their end, in milliseconds. */
export const KEPT = {
  /** Expired requests stay so that a late visitor still learns the way back (rule 14). */
  authorizationRequest: DAY_MS,
  /** Senders of anonymous requests stay after their last request, for longer than any of these requests. */
  requestSender: 2 * DAY_MS,
  /** Expired codes that nobody exchanged. */
  unusedCode: DAY_MS,
  /** Revoked grants stay so that their access tokens can be told from unknown ones (rule 39). */
  revokedGrant: DAY_MS,
} as const;

/**
 * Returns the time that is this number of milliseconds after another time, or before it if the number is
 * negative.
 */
export function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
