import { Logger } from '@nestjs/common';
import { tmpdir } from 'node:os';
import type { StatsFs } from 'node:fs';
import { DiskSpace, isSpent, lackOf } from './disk-space.js';

/** More than any disk has. */
const NEVER_FREE_MB = 1_000_000_000;

describe('DiskSpace', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is short if less than the reserve is free, says so once and refuses writes', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const disk = new DiskSpace(tmpdir(), NEVER_FREE_MB);
    await expect(disk.demand()).rejects.toMatchObject({
      status: 503,
      details: [{ reason: 'DISK_FULL' }],
    });
    expect(await Promise.all([disk.isShort(), disk.isShort()])).toEqual([true, true]);
    // A reserve that is larger than the disk is told apart from a full disk.
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/MB \(DISK_RESERVE_MB\) are free of \d+ in all on the disk of /)],
    ]);
  });

  it.each([
    ['there is enough space', tmpdir(), 1],
    ['the reserve is 0', tmpdir(), 0],
    ['the database is elsewhere', undefined, NEVER_FREE_MB],
  ])('is not short if %s', async (_, directory, reserveMb) => {
    await expect(new DiskSpace(directory, reserveMb).demand()).resolves.toBeUndefined();
  });

  it('takes little until the last part of the reserve', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const disk = new DiskSpace(tmpdir(), NEVER_FREE_MB);
    await expect(disk.demand('LITTLE')).resolves.toBeUndefined();
    expect(await disk.isSpent()).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [256, 64, false],
    [256, 63, true],
    [2_000, 63, true],
    [20, 20, false],
    [20, 19, true],
  ])('with a reserve of %d MB and %d MB that are free is spent: %s', (reserve, free, spent) => {
    expect(isSpent({ bavail: free * 1_000, bsize: 1_000 } as StatsFs, reserve)).toBe(spent);
  });

  it.each([
    [499, 10_000, 'Less than 500 files (inodes) can be created'],
    [500, 10_000, undefined],
    [0, 0, undefined],
  ])('with room for %d of %d files lacks: %s', (ffree, files, lack) => {
    const free = { bavail: 1_000_000, bsize: 4_096, files, ffree } as StatsFs;
    expect(lackOf(free, 256)).toBe(lack);
  });
});
