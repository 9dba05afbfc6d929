import { createHash } from 'node:crypto';
import type { FailureLimit } from '../../platform/rate-limit/failure-limiter.js';

const SIGN_IN_WINDOW_MS = 15 * 60_000;
const SIGN_UP_WINDOW_MS = 3_600_000;
const NETWORK_FACTOR = 10;

/**
 * Returns the limits of failed sign-ins in 15 minutes: `limit` for an account and ten times that for an
 * network.
 */
export function signInLimits(emailKey: string, network: string, limit: number): FailureLimit[] {
  return [
    // Hashed, because people sometimes type a password into the address field, and Redis would keep it in the
    // clear.
    { key: `sign-in:account:${digest(emailKey)}`, limit, windowMs: SIGN_IN_WINDOW_MS },
    {
      key: `sign-in:network:${network}`,
      limit: limit * NETWORK_FACTOR,
      windowMs: SIGN_IN_WINDOW_MS,
    },
  ];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the limit of sign-ups in an hour: `limit` for a network. */
export function signUpLimit(network: string, limit: number): FailureLimit {
  return { key: `sign-up:network:${network}`, limit, windowMs: SIGN_UP_WINDOW_MS };
}
