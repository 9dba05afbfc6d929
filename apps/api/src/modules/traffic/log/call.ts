import type { CallLogEntity } from './call-log.entity.js';

/** A row of an application's log. */
export interface Call extends Omit<CallLogEntity, 'applicationId'> {
  /** Null if the user is unknown, or has removed the account. */
  displayName: string | null;
}

/** The rows that somebody wants. A filter that is null lets all rows through. */
export interface CallFilter {
  kind: string | null;
  /** The first status and the one after the last. */
  statusFrom: number | null;
  statusTo: number | null;
  route: string | null;
  userId: string | null;
  requestId: string | null;
  search: string | null;
  since: string | null;
  until: string | null;
}
