import { install } from '@sinonjs/fake-timers';

/** A test that waits for a timeout of the service meanwhile, or for what one would begin, never goes on. */
export async function withTimeoutsStandingStill<T>(work: () => Promise<T>): Promise<T> {
  // Jest's own fake timers are those of the test file; the service has Node's.
  const timers = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    // Timers that began before.
    shouldClearNativeTimers: true,
  });
  try {
    return await work();
  } finally {
    timers.uninstall();
  }
}
