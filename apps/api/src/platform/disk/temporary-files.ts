import { statfs } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { diskFull } from '../http/api-error.js';

/** SQLite does not say why it could not write. */
const NOT_WRITTEN = /disk I\/O error|database or disk is full/;
/** A disk with less space is why. */
const MIN_FREE_BYTES = 1_000_000;

const logger = new Logger('Disk');

/**
 * Does what writes files in the system's directory for temporary ones.
 * @throws ApiError 503 `DISK_FULL` if there is no space for them
 */
export async function withTemporaryFiles<T>(directory: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(await lacksSpace(directory, error))) throw error;
    logger.warn(`There is no space for temporary files in ${directory}`);
    throw diskFull();
  }
}

async function lacksSpace(directory: string, error: unknown): Promise<boolean> {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  if (!NOT_WRITTEN.test(message)) return false;
  return statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize < MIN_FREE_BYTES,
    () => false,
  );
}
