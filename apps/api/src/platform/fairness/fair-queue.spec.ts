import { setTimeout as delay } from 'node:timers/promises';
import { FairQueue, type Entry } from './fair-queue.js';

const PATIENT = { patienceMs: 10_000 };

describe('a fair queue', () => {
  let queue: FairQueue;
  let entered: string[];
  beforeEach(() => {
    queue = new FairQueue(3);
    entered = [];
  });

  // Nobody is to wait on.
  afterEach(() => queue.leave('ada', 100));

  /** Notes when somebody gets in, and lets everything settle that happens at once. */
  async function enter(name: string, entry: Entry = PATIENT, key = 'ada'): Promise<void> {
    void queue.enter(key, entry).then((isIn) => isIn && entered.push(name));
    await delay(0);
  }

  async function leave(weight?: number): Promise<void> {
    queue.leave('ada', weight);
    await delay(0);
  }

  it('lets in as many as there are slots, and the others in their order', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await enter(name);
    expect(entered).toEqual(['a', 'b', 'c']);
    expect(queue.waitingCount).toBe(2);
    await leave();
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
    await leave();
    expect(entered.at(-1)).toBe('e');
  });

  it('has slots of its own for each key', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await enter(name);
    await enter('other', PATIENT, 'bob');
    expect(entered).toEqual(['a', 'b', 'c', 'other']);
  });

  it('refuses those who wait for too long, and takes no slot for them', async () => {
    for (const name of ['a', 'b', 'c']) await enter(name);
    expect(await queue.enter('ada', { patienceMs: 5 })).toBe(false);
    await leave();
    await enter('d');
    expect(entered.at(-1)).toBe('d');
  });

  it('lets nobody light pass somebody heavy, but goes on if the heavy one gives up', async () => {
    await enter('a');
    await enter('heavy', { weight: 3, patienceMs: 20 });
    await enter('light');
    expect(entered).toEqual(['a']);
    await delay(30);
    expect(entered).toEqual(['a', 'light']);
  });

  it('lets those that change their weight in before newcomers, in their order', async () => {
    for (const name of ['a', 'b', 'c', 'newcomer']) await enter(name);
    await enter('a3', { ...PATIENT, weight: 3, giving: 1 });
    await enter('b2', { ...PATIENT, weight: 2, giving: 1 });
    expect(entered).toEqual(['a', 'b', 'c']);
    await leave();
    expect(entered.at(-1)).toBe('a3');
    await leave(3);
    expect(entered.slice(-2)).toEqual(['b2', 'newcomer']);
  });

  it('goes on if all that are in want all slots', async () => {
    for (const name of ['a', 'b', 'c']) await enter(name);
    for (const name of ['a3', 'b3', 'c3']) await enter(name, { ...PATIENT, weight: 3, giving: 1 });
    expect(entered.slice(3)).toEqual(['a3']);
    await leave(3);
    await leave(3);
    expect(entered.slice(3)).toEqual(['a3', 'b3', 'c3']);
  });

  it('forgets keys that nobody uses', async () => {
    await enter('a');
    await leave();
    expect((queue as unknown as { lines: Map<string, unknown> }).lines.size).toBe(0);
  });
});
