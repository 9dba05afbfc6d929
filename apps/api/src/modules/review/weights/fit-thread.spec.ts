import { ThreadNotStarted } from '../../../platform/threads/thread-pool.js';
import { fitThread, FitThread } from './fit-thread.js';
import type { TrainingSet } from './fit.worker.js';

/** So many words, each of which was reviewed five times. */
function setOf(words: number): TrainingSet {
  const reviews = 5 * words;
  return {
    lengths: new Uint32Array(words).fill(5),
    ratings: new Uint8Array(reviews).fill(3),
    days: new Float64Array(reviews).map((_, at) => (at % 5) * 3),
  };
}

describe('the thread that fits weights', () => {
  afterAll(() => fitThread().destroy());

  // Other tests of the process may have begun it.
  beforeEach(() => Promise.all(fitThread().threads.map((thread) => thread.terminate())));

  it('fails for its set if it ends while it is still starting, and is replaced for the next one', async () => {
    const fits = new FitThread();
    const cutOff = fits.fit(setOf(10));
    const waiting = fits.fit(setOf(10));
    const ended = expect(cutOff).rejects.toThrow(ThreadNotStarted);
    await new Promise(setImmediate);
    await fitThread().threads[0]?.terminate();
    await ended;
    expect(await waiting).toEqual({ weights: expect.any(Array) });
  });

  it('is replaced for those that wait if it ends', async () => {
    const fits = new FitThread();
    await fits.fit(setOf(10));
    const cutOff = fits.fit(setOf(20_000));
    const waiting = fits.fit(setOf(10));
    const ended = expect(cutOff).rejects.toThrow();
    await fitThread().threads[0]?.terminate();
    await ended;
    expect(await waiting).toEqual({ weights: expect.any(Array) });
  });
});
