import { Injectable } from '@nestjs/common';

/** When a process looks for jobs that others enqueued, left behind or put off. */
@Injectable()
export class JobTiming {
  /** Milliseconds between two looks; null: only when asked to, for tests. */
  readonly pollIntervalMs: number | null = 5_000;
}
