import { availableParallelism } from 'node:os';
import { TEST_TIMEOUT } from './jest/project.mjs';

/** One run over every project, so that there is one summary. */
export default {
  projects: [
    '<rootDir>/libs/*',
    '<rootDir>/apps/api',
    '<rootDir>/apps/api/test',
    '<rootDir>/apps/console',
  ],
  testTimeout: TEST_TIMEOUT,
  // A worker that has run a hundred files has hundreds of megabytes to give back when it ends.
  workerGracefulExitTimeout: 10_000,
  // More than there are cores, since race tests mostly wait for a database that is slow on purpose.
  maxWorkers: availableParallelism() + 2,
  ...(process.env.TEST_ORDER && { testSequencer: '<rootDir>/jest/order-sequencer.mjs' }),
  reporters: ['default', '<rootDir>/jest/run-reporter.mjs'],
};
