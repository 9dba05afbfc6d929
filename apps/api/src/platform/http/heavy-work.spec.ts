/** @runs-sources for fake timers */
import { ApiError } from './api-error.js';
import { HeavyWork } from './heavy-work.js';

describe('HeavyWork', () => {
  let heavy: HeavyWork;
  let begun: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    heavy = new HeavyWork({ atOnce: 1, patienceMs: 60_000 });
    [begun, ends] = [[], new Map()];
  });

  afterEach(() => jest.useRealTimers());

  /** Asks for a work with a name, the first letter of which is its user. It ends when `end` says so. */
  function ask(name: string, words = 500): Promise<void> {
    return heavy.run(name.charAt(0), words, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  }

  const turn = () => new Promise((resolve) => setImmediate(resolve));

  /** Ends works as they begin, and returns all of them in the order in which they began. */
  async function orderOf(count: number): Promise<string> {
    for (let at = 0; at < count; at += 1) {
      await turn();
      ends.get(begun[at] as string)?.();
    }
    return begun.join(' ');
  }

  it('does so many works at once, and light ones besides', async () => {
    heavy = new HeavyWork({ atOnce: 2, patienceMs: 60_000 });
    const works = [ask('a1'), ask('b1'), ask('c1'), ask('c2', 20), ask('d1', 1)];
    await turn();
    expect([begun, heavy.waitingCount]).toEqual([['c2', 'd1', 'a1', 'b1'], 1]);
    ends.get('b1')?.();
    await works[1];
    await turn();
    expect([begun.at(-1), heavy.waitingCount]).toEqual(['c1', 0]);
  });

  it('lets users take turns', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void ask(name);
    expect(await orderOf(7)).toBe('a1 b1 c1 a2 b2 a3 a4');
  });

  it('lets small works pass large ones, but not for ever', async () => {
    for (const name of ['a', 'b', 'c']) void ask(name);
    for (const name of 'defghi') void ask(name, 100);
    await orderOf(4);
    // Now even a smaller one than the first comes after them.
    void ask('late', 450);
    void ask('soon', 100);
    expect(await orderOf(11)).toBe('a d e f g h i soon b c late');
  });

  it('goes on after a work that failed', async () => {
    await expect(heavy.run('a', 500, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    void ask('b');
    await turn();
    expect(begun).toEqual(['b']);
  });

  it('refuses what has waited for too long', async () => {
    void ask('a');
    const refused = expect(ask('b')).rejects.toThrow(ApiError);
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
    expect([begun, heavy.waitingCount]).toEqual([['a'], 0]);
  });

  it('knows only the users whose works wait or are in progress, though it is never idle', async () => {
    const { users } = heavy as unknown as { users: Map<string, unknown> };
    for (const name of ['a1', 'b1', 'c1', 'd1']) void ask(name);
    const refused = Promise.allSettled([ask('a2'), ask('x')]);
    await orderOf(3);
    await turn();
    expect([...users.keys()]).toEqual(['a', 'd', 'x']);
    await jest.advanceTimersByTimeAsync(60_000);
    await refused;
    expect([...users.keys()]).toEqual(['d']);
  });

  it('refuses at once what would be too much to keep in memory', async () => {
    for (let at = 0; at <= 50; at += 1) void ask(`${at}`);
    await expect(ask('b')).rejects.toThrow(ApiError);
    await turn();
    expect([begun, heavy.waitingCount]).toEqual([['0'], 50]);
  });

  it('refuses at once what would wait for too long at the pace of the line', async () => {
    for (let at = 0; at < 90; at += 1) void ask(String.fromCharCode(200 + at), 100);
    for (let at = 0; at < 25; at += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      ends.get(begun[at] as string)?.();
    }
    await turn();
    expect(heavy.waitingCount).toBe(64);
    await expect(ask('z', 100)).rejects.toThrow(ApiError);
    expect(heavy.waitingCount).toBe(64);
  });
});
