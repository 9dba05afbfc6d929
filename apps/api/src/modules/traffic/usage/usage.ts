import type { CallCounts } from './counts.js';

/** The calls of one of a user's days, and the number of authorized users at its end. */
export interface UsageDay extends Omit<CallCounts, 'applicationId' | 'beginsAt'> {
  /** `2026-03-02` */
  date: string;
  authorizedUsers: number;
  /** The users who gave access on this day. */
  gainedUsers: number;
  /** The users who revoked the access. */
  lostUsers: number;
}

/** The number of requests in which a secret was used. */
export interface SecretUse {
  secretId: string;
  callCount: number;
}

/** A day on which calls were over the limit. */
export interface LimitReach {
  /** `2026-03-02` */
  date: string;
  /** The number of users for whom they were, as far as the log of the application has the calls. */
  userCount: number;
}

/** The usage of an application over some days, and over as many before them. */
export interface Usage {
  timeZone: string;
  /** The time at which it was read. */
  readAt: Date;
  /** The earliest day first; the last is today. */
  days: UsageDay[];
  /** Null if counters are not kept for that long. */
  daysBefore: UsageDay[] | null;
  secrets: SecretUse[];
  /** The last such day, if the log goes back that far. */
  limitReach: LimitReach | null;
}
