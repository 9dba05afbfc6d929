/** @runs-sources for fake timers */
import { DatabaseBusy } from './bounded-pool.js';
import { JoinedWork } from './joined-work.js';

/** Long enough for what waits for nothing. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('joined work', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());

  it('has no more statements and no more requests waiting than its bounds, however slow it is', async () => {
    const sent: (readonly string[])[] = [];
    const answer: (() => void)[] = [];
    const work = new JoinedWork<string, string>(
      (asked) => {
        sent.push(asked);
        return new Promise((resolve) => {
          answer.push(() => resolve(asked.map((each) => `<${each}>`)));
        });
      },
      { statements: 3, waiting: 2 },
    );
    const done = ['a', 'b', 'c'].map((each) => work.do(each));
    for (let slow = 0; slow < 3; slow += 1) jest.advanceTimersByTime(30);
    done.push(...['d', 'e'].map((each) => work.do(each)));
    await expect(work.do('one too many')).rejects.toThrow(DatabaseBusy);
    expect(sent).toEqual([['a'], ['b'], ['c']]);
    answer[1]?.();
    await aMoment();
    expect(sent.slice(3)).toEqual([['d', 'e']]);
    for (const each of answer) each();
    expect(await Promise.all(done)).toEqual(['<a>', '<b>', '<c>', '<d>', '<e>']);
  });
});
