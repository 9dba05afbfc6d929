import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

const REASONS: Record<string, string> = {
  EROFS: 'is on a read-only file system',
  ENOENT: 'does not exist, or takes no files',
  ENOTDIR: 'is not a directory',
  ELOOP: 'is a loop of symbolic links',
  ENAMETOOLONG: 'has a name that is too long',
  EACCES: 'cannot be written to: there is no permission',
  EPERM: 'cannot be written to: there is no permission',
  EIO: 'is on a disk that cannot be read or written to',
  EMFILE: 'cannot be used: this process has as many open files as it may have',
  ENFILE: 'cannot be used: the system has as many open files as it can have',
};

/** Returns what a code of the system says about a directory, after its name, or undefined if it is about something else. */
export function reasonOfFault(code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
}

/** Makes a directory in a directory and removes it. Returns the error if it cannot. */
export async function tryDirectory(directory: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await rmdir(await mkdtemp(join(directory, 'wordgrove-trial-')));
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
