import { statfs } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { ApiError, diskFull, diskUnusable } from '../http/api-error.js';
import { QuietLines } from '../outages/quiet-lines.js';
import { reasonOfFault, tryDirectory } from './directory-fault.js';

/** SQLite does not say why it could not write. */
const NOT_WRITTEN =
  /disk I\/O error|database or disk is full|unable to open database file|readonly database/;
/** A disk with less space is why. */
const MIN_FREE_BYTES = 1_000_000;
const logger = new Logger('Disk');

const lines = new QuietLines(
  () => performance.now(),
  (line) => logger.warn(line),
);

/** Thrown if files cannot be written for a reason that only the operator can mend, and which the log has. */
export class TemporaryFilesFault extends ApiError {
  constructor({ code, message, details, headers }: ApiError) {
    super(code, message, details, headers);
  }
}

/**
 * Does what writes files in the system's directory for temporary ones.
 * @throws TemporaryFilesFault 503 `DISK_FULL` if there is no space for them, `DISK_UNUSABLE` if they cannot be written
 */
export async function withTemporaryFiles<T>(directory: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = await codeOf(directory, error);
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      say(`There is no space for temporary files in ${directory} (TMPDIR, ${code})`);
      throw new TemporaryFilesFault(diskFull());
    }
    const reason = reasonOfFault(code);
    if (reason === undefined) throw error;
    say(`Temporary files cannot be written: TMPDIR ${directory} ${reason} (${code})`);
    throw new TemporaryFilesFault(diskUnusable());
  }
}

function say(fault: string): void {
  lines.write(`${fault}. Calls that need such files get 503, and jobs wait, until that is mended`);
}

/** Returns the code of the system call on a file that has failed, if one has. */
async function codeOf(directory: string, error: unknown): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return code;
  // Only calls on files begin with the code, and not those on the socket of a database. A thread hands on nothing but this message.
  const [, called, path] = /^(E[A-Z\d]+): [^']*(?:'([^']*))?/.exec(message) ?? [];
  if (called !== undefined && (path?.startsWith(directory) ?? true)) {
    // A file in the directory may be missing while the directory is not.
    const isMissing = called === 'ENOENT' || called === 'ENOTDIR';
    return isMissing ? (await tryDirectory(directory))?.code : called;
  }
  return NOT_WRITTEN.test(message) ? whyNotWritten(directory) : undefined;
}

async function whyNotWritten(directory: string): Promise<string | undefined> {
  const free = await statfs(directory).catch(() => undefined);
  if (free !== undefined && free.bavail * free.bsize < MIN_FREE_BYTES) return 'ENOSPC';
  return (await tryDirectory(directory))?.code;
}
