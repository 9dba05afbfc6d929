/** @runs-sources for fake timers */
import type { ConnectionPool } from './connection-pool.js';
import { JoinedLookUps } from './joined-look-ups.js';

type Answer = { keys: readonly string[]; resolve: () => void; reject: (error: Error) => void };

describe('joined look-ups', () => {
  let sent: Answer[];
  let left: number;
  let lookUps: JoinedLookUps<string>;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    [sent, left] = [[], 0];
    const pool = { place: () => Promise.resolve({ leave: () => (left += 1) }) };
    lookUps = new JoinedLookUps(
      pool as unknown as ConnectionPool,
      (keys) =>
        new Promise((resolve, reject) => {
          const known = keys.filter((key) => key !== 'unknown').map((key) => [key, `<${key}>`]);
          const found = new Map(known as [string, string][]);
          sent.push({ keys, resolve: () => resolve(found), reject });
        }),
    );
  });

  afterEach(() => jest.useRealTimers());

  const asked = () => sent.map(({ keys }) => keys.join());
  // Long enough for what waits for nothing.
  const aMoment = () => new Promise((resolve) => setImmediate(resolve));

  it('send two statements at once, and put requests that come later into the next', async () => {
    const found = ['a', 'b', 'c', 'unknown', 'c'].map((key) => lookUps.find(key));
    await aMoment();
    expect(asked()).toEqual(['a', 'b']);
    sent[1]?.resolve();
    await aMoment();
    const late = lookUps.find('d');
    await aMoment();
    expect(asked()).toEqual(['a', 'b', 'c,unknown']);
    for (const at of [0, 2]) sent[at]?.resolve();
    await aMoment();
    expect(asked()).toEqual(['a', 'b', 'c,unknown', 'd']);
    sent[3]?.resolve();
    expect(await Promise.all([...found, late])).toEqual([
      '<a>',
      '<b>',
      '<c>',
      undefined,
      '<c>',
      '<d>',
    ]);
    expect(left).toBe(6);
  });

  it('fail for everybody who waits for a statement that fails, and for nobody else', async () => {
    const found = ['a', 'b', 'c', 'd'].map((key) => lookUps.find(key).catch(String));
    await aMoment();
    sent[0]?.reject(new Error('gone'));
    await aMoment();
    sent[2]?.reject(new Error('gone again'));
    sent[1]?.resolve();
    const failed = 'Error: gone again';
    expect(await Promise.all(found)).toEqual(['Error: gone', '<b>', failed, failed]);
    expect(left).toBe(4);
  });

  it('do not wait for a slow statement', async () => {
    for (const key of ['a', 'b', 'c']) void lookUps.find(key);
    await aMoment();
    jest.advanceTimersByTime(20);
    expect(asked()).toEqual(['a', 'b']);
    jest.advanceTimersByTime(10);
    expect(asked()).toEqual(['a', 'b', 'c']);
  });
});
