import type { StatsFs } from 'node:fs';
import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The space on the disk of a server: it takes a log of any size that the settings allow, or only a small log, or so little that
 * the server should write nothing by itself.
 */
export type DiskState = 'PLENTY' | 'TIGHT' | 'SHORT';

/** The number of files that can still be created: the server's log and what it sorts are in files of their own. */
export const MIN_FREE_FILES = 500;

/** The bytes of each file of the log, as `initdb` chooses them. */
const SEGMENT_BYTES = 16 * 1_024 * 1_024;
const SEGMENT = /^[0-9A-F]{24}$/;
/** The log may be larger than its largest size by this part of it while a checkpoint is under way. */
const OVERSHOOT = 0.25;

const STATES: readonly DiskState[] = ['PLENTY', 'TIGHT', 'SHORT'];
/** The time in milliseconds for which there must be more space before it counts, so that states do not alternate. */
const CALM_MILLISECONDS = 5_000;

/** The space that is free on the disk, and the size in bytes of the server's log there. */
export interface DiskReading {
  readonly free: StatsFs;
  readonly logBytes: number;
}

/** The bytes that must stay free, and those that the log may have by the settings. */
export interface DiskDemand {
  readonly reserveBytes: number;
  readonly largestLogBytes: number;
}

/** Reads the disk of a cluster. */
export async function readDisk(cluster: string): Promise<DiskReading> {
  const [free, names] = await Promise.all([statfs(cluster), readdir(join(cluster, 'pg_wal'))]);
  return { free, logBytes: names.filter((name) => SEGMENT.test(name)).length * SEGMENT_BYTES };
}

/** The log's own bytes count as free for it, so that a log that grows or shrinks changes nothing between plenty and tight. */
export function diskStateOf(
  { free: { blocks, bavail, bsize, files, ffree }, logBytes }: DiskReading,
  { reserveBytes, largestLogBytes }: DiskDemand,
): DiskState {
  // Some file systems, such as those of networks, tell nothing.
  if (reserveBytes === 0 || blocks === 0) return 'PLENTY';
  const free = bavail * bsize;
  if (free < reserveBytes || (files > 0 && ffree < MIN_FREE_FILES)) return 'SHORT';
  const room = free - reserveBytes + logBytes;
  return room < largestLogBytes * (1 + OVERSHOOT) ? 'TIGHT' : 'PLENTY';
}

/** Returns whether there is less space in a state than in another. */
export function isTighter(state: DiskState, other: DiskState): boolean {
  return STATES.indexOf(state) > STATES.indexOf(other);
}

/** The state to act upon: that of the disk if there is less space than before, and if there is more, only after a while. */
export class SettledState {
  #current: DiskState = 'PLENTY';
  #betterSince: number | undefined;

  /** @param now in milliseconds */
  next(state: DiskState, now: number): DiskState {
    const isBetter = isTighter(this.#current, state);
    this.#betterSince = isBetter ? (this.#betterSince ?? now) : undefined;
    const isCalm = this.#betterSince !== undefined && now - this.#betterSince >= CALM_MILLISECONDS;
    if (isBetter && !isCalm) return this.#current;
    this.#betterSince = undefined;
    this.#current = state;
    return state;
  }
}
