import { Logger } from '@nestjs/common';
import { withoutData } from './job-runner.js';

/** The time in milliseconds for which a line is not repeated that jobs wait for the same reason: they are looked for every few seconds. */
const QUIET_MS = 60_000;

const logger = new Logger('Jobs');

const saidAt = new Map<string, number>();

/** Says that jobs cannot be looked for, and why. */
export function sayThatJobsWait(error: unknown): void {
  const reason = withoutData(error);
  const now = performance.now();
  for (const [said, at] of saidAt) if (now - at >= QUIET_MS) saidAt.delete(said);
  if (saidAt.has(reason)) return;
  saidAt.set(reason, now);
  logger.warn(`Jobs wait until the next check: ${reason}`);
}
