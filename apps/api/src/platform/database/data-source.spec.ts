import { poolSizeOf } from './data-source.js';

describe('the connections of an instance', () => {
  it('are 20 for each process, and 80 in all at most', () => {
    const totals = [1, 2, 4, 5, 8, 16].map((workers) => [
      poolSizeOf(workers),
      poolSizeOf(workers) * workers,
    ]);
    expect(totals).toEqual([
      [20, 20],
      [20, 40],
      [20, 80],
      [16, 80],
      [10, 80],
      [5, 80],
    ]);
  });
});
