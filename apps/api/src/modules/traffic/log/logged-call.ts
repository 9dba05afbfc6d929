import type { CallLogEntity } from './call-log.entity.js';

/** The properties of a request that the log keeps, besides its number and its user. */
export const CALL = [
  'kind',
  'respondedAt',
  'method',
  'route',
  'status',
  'durationMs',
  'requestId',
  'errorCode',
  'reason',
  'subject',
  'about',
  'parameters',
] as const satisfies (keyof CallLogEntity)[];

/** A row of the log that is to be written. */
export interface LoggedCall extends Omit<
  CallLogEntity,
  'applicationId' | 'number' | 'respondedAt' | 'parameters'
> {
  /** Null if only the client id is known. */
  applicationId: string | null;
  clientId: string | null;
  respondedAt: Date;
  parameters: readonly object[] | null;
}
