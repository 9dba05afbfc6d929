import { seededRandom, shuffle } from './seeded-random.js';

const draw = (seed: string, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

describe('seededRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(draw('card 1', 5)).toEqual(draw('card 1', 5));
    expect(draw('card 1', 5)).not.toEqual(draw('card 2', 5));
  });

  it('spreads evenly over [0, 1)', () => {
    const numbers = draw('spread', 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth++) {
      const inTenth = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(inTenth).toBeGreaterThan(850);
      expect(inTenth).toBeLessThan(1150);
    }
  });
});

describe('shuffle', () => {
  it('keeps every item and leaves the original alone', () => {
    const items = [1, 2, 3, 4];
    expect([...shuffle(items, seededRandom('x'))].sort()).toEqual([1, 2, 3, 4]);
    expect(items).toEqual([1, 2, 3, 4]);
  });

  it('puts the first item everywhere equally often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 4_000; seed++) {
      const at = shuffle(['answer', 'b', 'c', 'd'], seededRandom(`seed ${seed}`)).indexOf('answer');
      places[at] = (places[at] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 1_000)).toBeLessThan(130);
  });
});
