import type { StatsFs } from 'node:fs';
import { diskStateOf, SettledState, type DiskState } from './disk-state.js';

const MB = 1_000_000;
const FILES = { blocks: 1_000_000, files: 10_000, ffree: 10_000 };
const DEMAND = { reserveBytes: 256 * MB, largestLogBytes: 1_000 * MB };

describe('the state of a disk', () => {
  it.each<[DiskState, number, number, object]>([
    ['SHORT', 255, 1_000, {}],
    ['SHORT', 0, 0, {}],
    ['TIGHT', 256, 0, {}],
    ['TIGHT', 1_505, 0, {}],
    ['PLENTY', 1_506, 0, {}],
    // The log has grown, and takes no more.
    ['PLENTY', 506, 1_000, {}],
    ['TIGHT', 505, 1_000, {}],
    ['SHORT', 2_000, 0, { ffree: 499 }],
    ['PLENTY', 2_000, 0, { ffree: 500 }],
    // It knows no limit on files.
    ['PLENTY', 2_000, 0, { files: 0, ffree: 0 }],
    // It tells nothing.
    ['PLENTY', 0, 0, { blocks: 0 }],
  ])('is %s if %d MB are free and the log has %d MB, %p', (state, freeMb, logMb, special) => {
    const free = { ...FILES, bavail: freeMb * 1_000, bsize: 1_000, ...special } as StatsFs;
    expect(diskStateOf({ free, logBytes: logMb * MB }, DEMAND)).toBe(state);
  });

  it('is always plenty if nothing has to stay free', () => {
    const free = { ...FILES, bavail: 0, bsize: 1_000 } as StatsFs;
    expect(diskStateOf({ free, logBytes: 0 }, { ...DEMAND, reserveBytes: 0 })).toBe('PLENTY');
  });

  it('counts at once if there is less space, and after five seconds if there is more', () => {
    const settled = new SettledState();
    const steps: [DiskState, number, DiskState][] = [
      ['PLENTY', 0, 'PLENTY'],
      ['SHORT', 1, 'SHORT'],
      ['TIGHT', 1_000, 'SHORT'],
      ['PLENTY', 5_999, 'SHORT'],
      ['TIGHT', 6_000, 'TIGHT'],
      ['PLENTY', 7_000, 'TIGHT'],
      ['TIGHT', 8_000, 'TIGHT'],
      ['PLENTY', 12_500, 'TIGHT'],
      ['SHORT', 13_000, 'SHORT'],
      ['PLENTY', 14_000, 'SHORT'],
      ['PLENTY', 19_000, 'PLENTY'],
    ];
    expect(steps.map(([state, now]) => settled.next(state, now))).toEqual(
      steps.map(([, , expected]) => expected),
    );
  });
});
