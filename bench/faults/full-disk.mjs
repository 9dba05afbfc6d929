// A disk that is filled to below the reserve, to the end, and emptied again.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mountSmallDisk } from '../small-disk.mjs';

const DISK_MB = 400;
const RESERVE_MB = 100;
const CALLERS = 16;
const PAUSE_MS = 20;

/** The service's own PostgreSQL, whose disk the service watches. */
export const fullDisk = {
  name: 'full disk, embedded',
  processes: [1],
  needs: ['root'],
  stage: { isEmbedded: true, environment: { DISK_RESERVE_MB: String(RESERVE_MB) } },
  prepare: prepareDisk,
  run: fillDisk,
};

/** An installed PostgreSQL, which has no guard. */
export const fullDiskInstalled = {
  name: 'full disk, installed',
  needs: ['root'],
  stage: {},
  prepare: prepareDisk,
  run: fillDisk,
};

async function prepareDisk() {
  const disk = await mountSmallDisk(DISK_MB);
  return {
    disk,
    stage: { directory: join(disk.directory, 'data') },
    dispose: () => disk.unmount(),
  };
}

async function fillDisk(trial, { seconds, disk }) {
  trial.traffic.callers(CALLERS, PAUSE_MS);
  await trial.fault(async () => {
    await disk.leaveFree(RESERVE_MB * 0.8);
    await delay(seconds * 500);
    await disk.leaveFree(0);
    await delay(seconds * 500);
    await disk.empty();
  });
}
