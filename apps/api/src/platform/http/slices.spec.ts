import { setImmediate } from 'node:timers/promises';
import { Slices, slicesOf } from './slices.js';

/** More turns of the event loop than there are between two slices. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

describe('slices', () => {
  it('let others in between two, even if they wait for nothing', async () => {
    const slices = new Slices();
    let rounds = 0;
    let isDone = false;
    const others = (async () => {
      for (; !isDone; rounds += 1) await setImmediate();
    })();
    for (let slice = 0; slice < 50; slice += 1)
      await slices.run(
        () => slice,
        (read) => read,
      );
    isDone = true;
    await others;
    expect(rounds).toBeGreaterThanOrEqual(50);
  });

  it('are done in order, two at once', async () => {
    const slices = new Slices();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const read = (slice: number) => () => {
      begun.push(slice);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const done = Array.from({ length: 6 }, (_, slice) => slices.run(read(slice), () => undefined));
    await turns();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await done[1];
    await turns();
    expect(begun).toEqual([0, 1, 2]);
    for (let slice = 0; slice < done.length; slice += 1) {
      for (const end of ends) end();
      await turns();
    }
    await Promise.all(done);
    expect(begun).toHaveLength(6);
  });

  it('that fail make room for others', async () => {
    const slices = new Slices();
    for (let slice = 0; slice < 5; slice += 1)
      await expect(
        slices.run(
          () => Promise.reject(new Error('gone')),
          () => undefined,
        ),
      ).rejects.toThrow('gone');
    expect(
      await slices.run(
        () => 'served',
        (read) => read,
      ),
    ).toBe('served');
  });
});

describe('slicesOf', () => {
  const lengths = (sizes: number[]) =>
    [...slicesOf(sizes, (size) => size)].map(({ length }) => length);

  it.each([
    [[], []],
    [[0, 0, 0], [3]],
    [
      [100_000, 100_000, 100_000, 1],
      [2, 2],
    ],
    [
      [1, 600_000, 1],
      [1, 1, 1],
    ],
  ])('cuts items of %j bytes into slices of %j', (sizes, expected) => {
    expect(lengths(sizes)).toEqual(expected);
  });
});
