import { ConnectionQueue, type Rank, type Waiting } from './connection-queue.js';

const LIMIT_MS = 2_000;

describe('the queue for connections', () => {
  let queue: ConnectionQueue;
  let names: Map<Waiting, string>;
  beforeEach(() => {
    queue = new ConnectionQueue(LIMIT_MS);
    names = new Map();
  });

  function add(name: string, rank: Rank, since = 0, asker = ''): void {
    const waiting = { rank, asker, since, admit: () => undefined };
    names.set(waiting, name);
    queue.add(waiting);
  }

  const next = (now = 0) => names.get(queue.next(now) as Waiting);

  it('lets statements of requests that have begun come before those that arrive', () => {
    add('a', 'first');
    add('b', 'first');
    add('c', 'later', 10);
    add('d', 'later', 20);
    expect([next(30), next(30), next(30), next(30), next(30)]).toEqual([
      'c',
      'd',
      'a',
      'b',
      undefined,
    ]);
  });

  it('keeps connections for those without whom nobody gets in, who get others last', () => {
    add('a', 'first');
    add('b', 'later');
    add('c', 'kept');
    expect(names.get(queue.next(10, true) as Waiting)).toBe('c');
    expect(queue.next(10, true)).toBeUndefined();
    add('d', 'kept');
    expect([next(10), next(10), next(10), next(10)]).toEqual(['b', 'a', 'd', undefined]);
  });

  it('lets one that arrived come in between if it has waited for 1.5 seconds more', () => {
    add('a', 'first');
    add('b', 'first', 500);
    for (const name of ['c', 'd']) add(name, 'later', 1_600);
    expect([next(1_700), next(1_700), next(1_700)]).toEqual(['a', 'c', 'd']);
  });

  it('is full for those that arrive if the first of them has waited for a second', () => {
    add('a', 'first');
    expect([queue.isFull('first', 900), queue.isFull('first', 1_100)]).toEqual([false, true]);
    expect(queue.isFull('later', 1_100)).toBe(false);
  });

  it('is full for them at once if, at its pace, they would wait for more than a second', () => {
    for (let at = 0; at < 100; at += 1) add(`${at}`, 'first');
    for (let at = 1; at <= 60; at += 1) next(10 * at);
    expect(queue.isFull('first', 600)).toBe(false);
    for (let at = 0; at < 70; at += 1) add(`${at}`, 'first', 600);
    expect(queue.isFull('first', 600)).toBe(true);
  });

  it('does not judge a short burst by its pace', () => {
    for (let at = 0; at < 200; at += 1) add(`${at}`, 'first');
    for (let at = 1; at <= 40; at += 1) next(10 * at);
    expect(queue.isFull('first', 400)).toBe(false);
  });

  it('forgets its pace when nobody waits', () => {
    for (let at = 0; at < 30; at += 1) add(`${at}`, 'first');
    for (let at = 1; at <= 30; at += 1) next(100 * at);
    for (let at = 0; at < 100; at += 1) add(`${at}`, 'first', 5_000);
    expect(queue.isFull('first', 5_000)).toBe(false);
  });

  it('is full for those that arrive if later statements wait, which have more patience', () => {
    add('a', 'later');
    expect([queue.isFull('first', 900), queue.isFull('first', 1_100)]).toEqual([false, true]);
    expect([queue.isFull('later', 1_400), queue.isFull('later', 1_600)]).toEqual([false, true]);
  });

  describe('with one who asks for much at once', () => {
    const askFor = (count: number, asker: string, since: number): void => {
      for (let at = 0; at < count; at += 1) add(`${asker}${at}`, 'first', since, asker);
    };

    it('lets those who ask take turns', () => {
      askFor(4, 'u', 0);
      askFor(2, 'v', 10);
      add('w', 'first', 20, 'w');
      const order = Array.from({ length: 8 }, () => next(30));
      expect(order).toEqual(['u0', 'v0', 'w', 'u1', 'v1', 'u2', 'u3', undefined]);
    });

    it('lets that one begin only so many at once, and others at once', () => {
      queue = new ConnectionQueue(LIMIT_MS, 2);
      askFor(4, 'u', 0);
      expect([next(10), next(10), next(10)]).toEqual(['u0', 'u1', undefined]);
      askFor(1, 'v', 20);
      expect([next(30), next(30)]).toEqual(['v0', undefined]);
      queue.leave('u');
      expect([next(40), next(40)]).toEqual(['u2', undefined]);
      queue.leave('v');
      expect(next(50)).toBeUndefined();
    });

    it('is not full for those who ask for less, however long turns take', () => {
      askFor(3, 'u', 0);
      askFor(1, 'v', 0);
      const areFull = ['u', 'v', 'w'].map((asker) => queue.isFull('first', 1_100, asker));
      expect(areFull).toEqual([true, false, false]);
    });

    it('is not full for others because that one may begin no more', () => {
      queue = new ConnectionQueue(LIMIT_MS, 1);
      askFor(2, 'u', 0);
      expect(next(0)).toBe('u0');
      expect([queue.isFull('first', 1_500, 'u'), queue.isFull('first', 1_500, 'v')]).toEqual([
        true,
        false,
      ]);
    });

    it('is full for that one alone', () => {
      askFor(200, 'u', 0);
      for (let at = 1; at <= 40; at += 1) next(25 * at);
      expect([queue.isFull('first', 1_010, 'u'), queue.isFull('first', 1_010, 'v')]).toEqual([
        true,
        false,
      ]);
      expect(queue.isFull('first', 600, 'u')).toBe(true);
    });

    it('is full for everybody if too many others come first, or no turn ends', () => {
      for (let at = 0; at < 200; at += 1) add(`${at}`, 'first', 0, `${at}`);
      for (let at = 1; at <= 40; at += 1) next(15 * at);
      expect(queue.isFull('first', 600, 'v')).toBe(true);
      const stuck = new ConnectionQueue(LIMIT_MS);
      stuck.add({ rank: 'first', asker: 'u', since: 0, admit: () => undefined });
      expect([stuck.isFull('first', 900, 'v'), stuck.isFull('first', 1_100, 'v')]).toEqual([
        false,
        true,
      ]);
    });

    it('is full for that one first if later statements wait', () => {
      askFor(3, 'u', 0);
      askFor(1, 'v', 0);
      add('l', 'later', 2_000);
      expect(Array.from({ length: 4 }, () => next(2_600))).toEqual(['u0', 'v0', 'u1', 'u2']);
      const areFull = (now: number) =>
        ['u', 'v', 'w'].map((asker) => queue.isFull('first', now, asker));
      expect(areFull(2_900)).toEqual([false, false, false]);
      expect(areFull(3_100)).toEqual([true, false, false]);
      expect(areFull(3_600)).toEqual([true, true, true]);
    });

    it('no longer knows who asked for much once no later statement waits', () => {
      askFor(3, 'u', 0);
      add('l', 'later', 2_000);
      expect(Array.from({ length: 4 }, () => next(2_600))).toEqual(['u0', 'u1', 'u2', 'l']);
      add('m', 'later', 3_000);
      expect(['u', 'v'].map((asker) => queue.isFull('first', 4_100, asker))).toEqual([true, true]);
    });

    it('forgets whoever gives up', () => {
      const gone = { rank: 'first', asker: 'u', since: 0, admit: () => undefined } as const;
      queue.add(gone);
      add('v', 'first', 10, 'v');
      expect([queue.remove(gone), queue.remove(gone), queue.length]).toEqual([true, false, 1]);
      expect([queue.longestWaitMs(30), next(30), queue.longestWaitMs(30)]).toEqual([20, 'v', 0]);
    });
  });
});
