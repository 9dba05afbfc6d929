import { setTimeout as delay } from 'node:timers/promises';
import { install } from '@sinonjs/fake-timers';

/** The time in milliseconds after which a test counts as waiting for a timeout, on a busy machine too. */
const PATIENCE_MS = 10_000;

/**
 * Does the work while no timeout of the service ends, and fails if the work waits for one of them. Then those that were begun
 * meanwhile end, so that the service can be closed.
 */
export async function withTimeoutsStandingStill<T>(work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  const lateness = delay(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw new Error('The service waits for a timeout, and should go on at once');
  });
  // Jest's own fake timers are those of the test file; the service has Node's.
  const timers = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    // Timers that began before.
    shouldClearNativeTimers: true,
  });
  try {
    return await Promise.race([work(), lateness]);
  } catch (error) {
    timers.runToLast();
    throw error;
  } finally {
    timers.uninstall();
    done.abort();
  }
}
