import { StartFault } from '../start-fault.js';

/** An expected failure of the embedded PostgreSQL, with a message of one line for the operator. */
export class EmbeddedServerError extends StartFault {}

const reasons: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `the disk that holds ${path} is full`,
  EDQUOT: (path) => `the disk quota for ${path} is used up`,
  EROFS: (path) => `${path} is on a read-only file system`,
  EACCES: (path) => `there is no permission to write to ${path}`,
  EPERM: (path) => `there is no permission to write to ${path}`,
  ENOTDIR: (path) => `${path} is not a directory`,
  EEXIST: (path) => `${path} is not a directory`,
};

/** Runs file operations below `path` and explains a failed system call in words. */
export async function explainFileFaults<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new EmbeddedServerError(`The database cannot use DATA_DIR: ${reason(path)}.`, {
      cause: error,
    });
  }
}

/** The lines that explain all errors after them. */
const CAUSES =
  /No space left on device|Disk quota exceeded|Read-only file system|Permission denied/;

/** Finds the line of PostgreSQL's output that explains why it failed. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const telling =
    lines.find((line) => CAUSES.test(line)) ??
    lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ??
    lines.findLast((line) => /\berror:|could not|cannot/.test(line)) ??
    lines.findLast((line) => line !== '');
  return telling?.replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, '') ?? 'no reason was given';
}
