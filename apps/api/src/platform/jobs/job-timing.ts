import { Injectable } from '@nestjs/common';

/** Decides when a process checks for jobs that others enqueued, left behind or postponed. */
@Injectable()
export class JobTiming {
  /** Milliseconds between two checks. Null means only on request, for tests. */
  readonly pollIntervalMs: number | null = 5_000;
}
