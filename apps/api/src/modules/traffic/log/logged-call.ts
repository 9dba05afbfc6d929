import type { CallLogEntity } from './call-log.entity.js';

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
