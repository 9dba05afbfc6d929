import { Logger } from '@nestjs/common';
import { QuietLines } from '../outages/quiet-lines.js';
import { withoutData } from './job-runner.js';

const logger = new Logger('Jobs');

/** Jobs are looked for every few seconds. */
const lines = new QuietLines(
  () => performance.now(),
  (line) => logger.warn(line),
);

/** Says that jobs cannot be looked for, and why. */
export function sayThatJobsWait(error: unknown): void {
  lines.write(`Jobs wait until the next check: ${withoutData(error)}`);
}
