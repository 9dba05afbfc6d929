import { setImmediate as settled } from 'node:timers/promises';
import { ThreadPlaces, type Place } from './thread-places.js';

/** Work that can be ended, in the order in which it begins. */
class Works {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();

  constructor(private readonly places: ThreadPlaces) {}

  wish(name: string, wish: { asker?: string; isLarge?: boolean; signal?: AbortSignal } = {}) {
    const work = () =>
      new Promise<void>((resolve) => {
        this.begun.push(name);
        this.ends.set(name, resolve);
      });
    return this.places.use(work, wish);
  }

  async end(name: string): Promise<readonly string[]> {
    this.ends.get(name)?.();
    await settled();
    return this.begun;
  }
}

describe('places for threads', () => {
  it('are not all of one asker, however much of his waits', async () => {
    const works = new Works(new ThreadPlaces(2));
    for (const n of [1, 2, 3]) void works.wish(`ada ${n}`, { asker: 'ada' });
    void works.wish('bob 1', { asker: 'bob' });
    await settled();
    expect(works.begun).toEqual(['ada 1', 'bob 1']);
    expect(await works.end('bob 1')).toEqual(['ada 1', 'bob 1']);
    expect(await works.end('ada 1')).toEqual(['ada 1', 'bob 1', 'ada 2']);
  });

  it('go to askers in turn', async () => {
    const works = new Works(new ThreadPlaces(2));
    for (const n of [1, 2])
      for (const asker of ['ada', 'bob']) void works.wish(`${asker} ${n}`, { asker });
    void works.wish('eve 1', { asker: 'eve' });
    await settled();
    expect(await works.end('ada 1')).toEqual(['ada 1', 'bob 1', 'eve 1']);
    await works.end('bob 1');
    expect(await works.end('eve 1')).toEqual(['ada 1', 'bob 1', 'eve 1', 'ada 2', 'bob 2']);
  });

  it('are taken in the order of arrival by work of nobody in particular', async () => {
    const works = new Works(new ThreadPlaces(1));
    for (const name of ['one', 'two', 'three']) void works.wish(name);
    await settled();
    await works.end('one');
    expect(await works.end('two')).toEqual(['one', 'two', 'three']);
  });

  it('are not all taken by large work', async () => {
    const works = new Works(new ThreadPlaces(2));
    for (const name of ['large 1', 'large 2']) void works.wish(name, { isLarge: true });
    void works.wish('small');
    await settled();
    expect(works.begun).toEqual(['large 1', 'small']);
    expect(await works.end('small')).toEqual(['large 1', 'small']);
    expect(await works.end('large 1')).toEqual(['large 1', 'small', 'large 2']);
  });

  it('are wanted as soon as work waits that one of them would let begin', async () => {
    const places = new ThreadPlaces(2);
    const taken: Record<string, Place> = {};
    const take = (name: string, wish: { asker: string; isLarge?: boolean }) =>
      void places.use((place) => new Promise(() => (taken[name] = place)), wish);
    take('large', { asker: 'ada', isLarge: true });
    take('small', { asker: 'bob' });
    const wanted = () => [taken['large']?.isWanted, taken['small']?.isWanted];
    await settled();
    take('more of them', { asker: 'bob' });
    expect(wanted()).toEqual([false, false]);
    take('another large one', { asker: 'eve', isLarge: true });
    expect(wanted()).toEqual([true, false]);
    take('another small one', { asker: 'joe' });
    expect(wanted()).toEqual([true, true]);
  });

  it('are not taken by work that is given up meanwhile', async () => {
    const places = new ThreadPlaces(1);
    const works = new Works(places);
    const leaving = new AbortController();
    void works.wish('one', { asker: 'ada' });
    const two = works.wish('two', { asker: 'bob', signal: leaving.signal });
    void works.wish('three', { asker: 'eve' });
    leaving.abort(new Error('Nobody waits any more'));
    await expect(two).rejects.toThrow('Nobody waits any more');
    expect(places.waitingCount).toBe(1);
    expect(await works.end('one')).toEqual(['one', 'three']);
  });
});
