import { UniqueIds } from './unique-ids.js';

/** Takes these ids one after the other, each only once. */
function taker() {
  const taken = new Set<number>();
  let tries = 0;
  const take = (id: number) => {
    tries += 1;
    return !taken.has(id) && taken.add(id).size > 0;
  };
  return { take, count: () => taken.size, tries: () => tries };
}

describe('UniqueIds', () => {
  it('returns the wanted id if it is free', () => {
    const ids = new UniqueIds();
    const { take } = taker();
    expect([5000, 1000, 3000].map((wanted) => ids.take(wanted, take))).toEqual([5000, 1000, 3000]);
  });

  it('returns successive ids to requests for the same time', () => {
    const ids = new UniqueIds();
    const { take } = taker();
    expect([1000, 1000, 1000].map((wanted) => ids.take(wanted, take))).toEqual([1000, 1001, 1002]);
  });

  it('finds an id near one time in few attempts, however many requests want it in turn with others', () => {
    const ids = new UniqueIds();
    const { take, count, tries } = taker();
    let farthest = 0;
    for (let i = 0; i < 50_000; i += 1) {
      farthest = Math.max(farthest, ids.take(1_000_000_000, take) - 1_000_000_000);
      ids.take(i, take);
    }
    expect(count()).toBe(100_000);
    expect(tries()).toBeLessThan(1_500_000);
    expect(farthest).toBeLessThan(1_000_000);
  });
});
