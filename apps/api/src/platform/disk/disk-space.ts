import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { MIN_FREE_FILES } from '@wordgrove/embedded-postgres';
import { diskFull } from '../http/api-error.js';

const BYTES_PER_MB = 1_000_000;
/** The time in milliseconds for which a check holds. In this time, no disk takes the whole reserve. */
const CHECK_MS = 250;
/** The last MB of the reserve, in which nothing is written. PostgreSQL itself may need three files of its log, of 16 MiB each. */
const LAST_MB = 64;

/** The amount that a call writes: a few rows, without which nobody could sign in or end an access, or as much as it likes. */
export type Written = 'LITTLE' | 'MUCH';

/**
 * The space that is left for the embedded database. A PostgreSQL that cannot write its log crashes, and
 * then cannot serve reads either, so writes are refused before.
 */
export class DiskSpace {
  private readonly logger = new Logger('Disk');
  private checkedAt = -Infinity;
  private wasShort = false;
  private wasSpent = false;
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
    await this.lookAgain();
    return this.wasShort;
  }

  /** Returns whether the reserve has been used up to its last part, so that not even little should be written. */
  async isSpent(): Promise<boolean> {
    await this.lookAgain();
    return this.wasSpent;
  }

  /** @throws ApiError 503 `DISK_FULL` if so much should not be written */
  async demand(written: Written = 'MUCH'): Promise<void> {
    if (await (written === 'MUCH' ? this.isShort() : this.isSpent())) throw diskFull();
  }

  /** Returns the bytes that are free for the embedded database. Null if the database is elsewhere. */
  async freeBytes(): Promise<number | null> {
    if (this.directory === undefined) return null;
    return statfs(this.directory).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  private async lookAgain(): Promise<void> {
    if (this.directory === undefined || this.reserveMb === 0) return;
    if (performance.now() - this.checkedAt < CHECK_MS) return;
    this.check ??= this.look(this.directory).finally(() => (this.check = undefined));
    await this.check;
  }

  private async look(directory: string): Promise<void> {
    // If the directory has gone, that is the fault to report, by the database.
    const free = await statfs(directory).catch(() => undefined);
    this.noteShort(directory, free && lackOf(free, this.reserveMb));
    this.noteSpent(directory, free !== undefined && isSpent(free, this.reserveMb));
    this.checkedAt = performance.now();
  }

  private noteShort(directory: string, lack: string | undefined): void {
    const isShort = lack !== undefined;
    if (isShort && !this.wasShort)
      this.logger.warn(
        `${lack} on the disk of ${directory}: writes are refused until there is more space`,
      );
    if (!isShort && this.wasShort)
      this.logger.warn(`There is space again on the disk of ${directory}: writes are accepted`);
    this.wasShort = isShort;
  }

  private noteSpent(directory: string, isSpent: boolean): void {
    if (isSpent && !this.wasSpent)
      this.logger.error(
        `The reserve on the disk of ${directory} is spent: sign-in, consent and tokens are refused, too`,
      );
    this.wasSpent = isSpent;
  }
}

/** Returns whether a file system has nothing left but the last part of the reserve. */
export function isSpent({ bavail, bsize }: StatsFs, reserveMb: number): boolean {
  return bavail * bsize < Math.min(reserveMb, LAST_MB) * BYTES_PER_MB;
}

/** Returns what a file system has too little of, or undefined. Some know no limit on files, and have none. */
export function lackOf(
  { bavail, blocks, bsize, files, ffree }: StatsFs,
  reserveMb: number,
): string | undefined {
  if (bavail * bsize < reserveMb * BYTES_PER_MB)
    return `Less than ${reserveMb} MB (DISK_RESERVE_MB) are free of ${Math.floor((blocks * bsize) / BYTES_PER_MB)} in all`;
  if (files > 0 && ffree < MIN_FREE_FILES)
    return `Less than ${MIN_FREE_FILES} files (inodes) can be created`;
  return undefined;
}
