import { setImmediate } from 'node:timers/promises';
import { Pause } from './pause.js';

/** Works without a break. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a pause', () => {
  it('is due after some milliseconds of work, and not again at once', async () => {
    const pause = new Pause();
    expect(pause.isDue).toBe(false);
    work(10);
    expect(pause.isDue).toBe(true);
    await pause.take();
    expect(pause.isDue).toBe(false);
  });

  it('lets others in', async () => {
    const pause = new Pause();
    let turns = 0;
    const others = (async () => {
      for (; turns < 3; turns += 1) await setImmediate();
    })();
    for (let step = 0; step < 5; step += 1) {
      work(6);
      if (pause.isDue) await pause.take();
    }
    expect(turns).toBe(3);
    await others;
  });
});
