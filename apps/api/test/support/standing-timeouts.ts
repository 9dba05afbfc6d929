/** Whoever waits for a timeout of this process meanwhile, or for what one would begin, never goes on. */
export async function withTimeoutsStandingStill<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
