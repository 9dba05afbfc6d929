import { pino } from 'pino';

const STANDARD_OUTPUT = 1;

/** The bytes of lines that may wait until somebody reads them. Further lines are lost. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/**
 * The bytes that a pipe takes from one process without those of another one between them (POSIX, `PIPE_BUF`, as Linux has it).
 * Workers share standard output.
 */
export const MAX_WHOLE_BYTES = 4_096;

/**
 * Opens standard output for lines, with a function that writes the last of them when the process ends: those that
 * `addLast` writes and all that wait. It takes `lastLinesMs` milliseconds at most.
 */
export function openOutput(lastLinesMs: number, areShared = false) {
  let latest = Number.POSITIVE_INFINITY;
  const stream = pino.destination({
    dest: STANDARD_OUTPUT,
    maxLength: MAX_WAITING_BYTES,
    ...(areShared && { maxWrite: MAX_WHOLE_BYTES }),
    retryEAGAIN: () => performance.now() < latest,
  });
  stream.on('error', () => undefined);
  const writeLast = (addLast: () => void): void => {
    latest = performance.now() + lastLinesMs;
    // The process does not wait for a write that it only begins.
    Object.assign(stream, { sync: true });
    try {
      addLast();
      stream.flushSync();
    } catch {
      // Nobody takes them.
    }
    stream.destroy();
  };
  return { stream, writeLast };
}
