import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { diskFull } from '../http/api-error.js';

const BYTES_PER_MB = 1_000_000;
/** The time in milliseconds for which a check holds. In this time, no disk takes the whole reserve. */
const CHECK_MS = 250;
/** The number of files that can still be created: PostgreSQL's log and what it sorts are in files of their own. */
const MIN_FREE_FILES = 500;

/**
 * The space that is left for the embedded database. A PostgreSQL that cannot write its log crashes, and
 * then cannot serve reads either, so writes are refused before.
 */
export class DiskSpace {
  private readonly logger = new Logger('Disk');
  private checkedAt = -Infinity;
  private wasShort = false;
  private check: Promise<void> | undefined;

  /**
   * @param directory on the disk to watch; undefined if the database is elsewhere
   * @param reserveMb the space in MB that must be left; 0 turns the check off
   */
  constructor(
    private readonly directory: string | undefined,
    private readonly reserveMb: number,
  ) {}

  /** Returns whether so little space is left that nothing more should be written. */
  async isShort(): Promise<boolean> {
    if (this.directory === undefined || this.reserveMb === 0) return false;
    if (performance.now() - this.checkedAt >= CHECK_MS) {
      this.check ??= this.look(this.directory).finally(() => (this.check = undefined));
      await this.check;
    }
    return this.wasShort;
  }

  /** @throws ApiError 503 `DISK_FULL` if nothing more should be written */
  async demand(): Promise<void> {
    if (await this.isShort()) throw diskFull();
  }

  /** Returns the bytes that are free for the embedded database. Null if the database is elsewhere. */
  async freeBytes(): Promise<number | null> {
    if (this.directory === undefined) return null;
    return statfs(this.directory).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  private async look(directory: string): Promise<void> {
    const lack = await statfs(directory).then(
      (free) => lackOf(free, this.reserveMb),
      // If the directory has gone, that is the fault to report, by the database.
      () => undefined,
    );
    const isShort = lack !== undefined;
    if (isShort && !this.wasShort)
      this.logger.warn(
        `${lack} on the disk of ${directory}: writes are refused until there is more space`,
      );
    if (!isShort && this.wasShort)
      this.logger.warn(`There is space again on the disk of ${directory}: writes are accepted`);
    this.wasShort = isShort;
    this.checkedAt = performance.now();
  }
}

/** Returns what a file system has too little of, or undefined. Some know no limit on files, and have none. */
export function lackOf(
  { bavail, bsize, files, ffree }: StatsFs,
  reserveMb: number,
): string | undefined {
  if (bavail * bsize < reserveMb * BYTES_PER_MB)
    return `Less than ${reserveMb} MB (DISK_RESERVE_MB) are free`;
  if (files > 0 && ffree < MIN_FREE_FILES)
    return `Less than ${MIN_FREE_FILES} files (inodes) can be created`;
  return undefined;
}
