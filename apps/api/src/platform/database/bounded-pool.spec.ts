import { BoundedPool, type Place } from './bounded-pool.js';

const NOBODY_LISTENS = { host: '127.0.0.1', port: 1 };

describe('a bounded pool', () => {
  let pool: BoundedPool;
  let placed: string[];
  beforeEach(() => {
    pool = new BoundedPool({ ...NOBODY_LISTENS, max: 6, maxWaitMs: 60_000 });
    pool.beginToServe();
    placed = [];
  });

  afterEach(() => pool.end());

  async function takePlace(asker: string): Promise<Place> {
    const place = await pool.place(asker);
    placed.push(asker);
    return place;
  }

  const aMoment = () => new Promise((resolve) => setImmediate(resolve));

  // Two of the six connections are kept.
  it('leaves half of its places to others, however much one asks for', async () => {
    const taken = Array.from({ length: 3 }, () => takePlace('u'));
    await aMoment();
    expect(placed).toEqual(['u', 'u']);
    const others = ['v', 'w', 'w'].map(takePlace);
    await aMoment();
    expect(placed.slice(2)).toEqual(['v', 'w']);
    (await taken[0])?.leave();
    await aMoment();
    expect(placed.slice(4)).toEqual(['u']);
    (await others[0])?.leave();
    await aMoment();
    expect(placed.slice(5)).toEqual(['w']);
  });

  it('counts no connection that could not be made', async () => {
    const failures = Array.from({ length: 20 }, () =>
      pool.as({ rank: 'first', asker: 'u' }, () => pool.connect()).catch(String),
    );
    for (const failure of await Promise.all(failures)) expect(failure).toContain('ECONNREFUSED');
  });
});
