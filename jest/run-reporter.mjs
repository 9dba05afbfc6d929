import { availableParallelism } from 'node:os';
import { relative } from 'node:path';

/**
 * The average time that a test file takes on one core. It is used until Jest knows the times of
 * most files from earlier runs.
 */
const CORE_SECONDS_PER_FILE = 1.2;
/**
 * Jest's estimate counts a file that has never run as no time at all. One below this share of our own estimate
 * knows too few of the files.
 */
const MIN_KNOWN_SHARE = 0.2;
/** A run of fewer files ends before its reader would wonder. */
const MIN_FILES = 20;
const SLOWEST_COUNT = 10;
/** If no terminal shows the progress of the run, a line is printed at this interval. */
const PROGRESS_MS = 15_000;

/**
 * Prints at the start of a run how long it takes, then how far it is, and at the end which files
 * took longest. Jest's own reporter prints the tests.
 */
export default class RunReporter {
  /** @param {import('@jest/types').Config.GlobalConfig} config */
  constructor({ maxWorkers, rootDir }) {
    this.workers = maxWorkers;
    this.rootDir = rootDir;
  }

  /**
   * @param {import('@jest/reporters').AggregatedResult} results
   * @param {import('@jest/reporters').ReporterOnStartOptions} options `estimatedTime` in seconds, from
   *   earlier runs; 0 at the first run
   */
  onRunStart({ numTotalTestSuites: files }, { estimatedTime }) {
    this.startedAt = Date.now();
    this.nextProgressAt = this.startedAt + PROGRESS_MS;
    if (files < MIN_FILES) return;
    const rough = (files * CORE_SECONDS_PER_FILE) / availableParallelism();
    const isKnown = estimatedTime > rough * MIN_KNOWN_SHARE;
    const time = isKnown
      ? `${duration(estimatedTime)}, as it took before`
      : `roughly ${duration(rough)}`;
    say(`${files} test files on ${this.workers} workers: ${time}.`);
  }

  /**
   * @param {import('@jest/reporters').Test} _test
   * @param {import('@jest/reporters').TestResult} _result
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onTestResult(_test, _result, results) {
    const now = Date.now();
    if (process.stderr.isTTY || now < this.nextProgressAt) return;
    this.nextProgressAt = now + PROGRESS_MS;
    const done = results.numPassedTestSuites + results.numFailedTestSuites;
    const time = duration((now - this.startedAt) / 1000);
    say(`${done} of ${results.numTotalTestSuites} files after ${time}.`);
  }

  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < MIN_FILES) return;
    const slowest = testResults
      .map(({ perfStats, testFilePath }) => ({ ms: perfStats.runtime, path: testFilePath }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST_COUNT)
      .map(({ ms, path }) => `${seconds(ms)} s  ${relative(this.rootDir, path)}`);
    say(['The slowest files:', ...slowest].join('\n'));
  }
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {number} ms */
function seconds(ms) {
  return (ms / 1000).toFixed(1).padStart(6);
}

/** @param {number} seconds */
function duration(seconds) {
  return seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
