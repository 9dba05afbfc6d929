/** The kind of a fault, for a program that adds its own text to the message. */
export type EmbeddedServerFault =
  | 'PROGRAMS_UNUSABLE'
  | 'DIRECTORY_IN_USE'
  | 'DIRECTORY_UNUSABLE'
  | 'SERVER_FAILED';

/** An expected failure of the embedded PostgreSQL, with a message of one line for the operator. */
export class EmbeddedServerError extends Error {
  constructor(
    readonly kind: EmbeddedServerFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddedServerError';
  }
}

/** A fault of the data directory. The message states the path and then the fault. */
export class DataDirectoryError extends EmbeddedServerError {
  constructor(
    kind: 'DIRECTORY_IN_USE' | 'DIRECTORY_UNUSABLE',
    readonly path: string,
    /**
     * The fault alone, such as `is not a directory.`, for programs that name the directory in
     * another way.
     */
    readonly fault: string,
    options?: ErrorOptions,
  ) {
    super(kind, `The data directory ${path} ${fault}`, options);
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'is on a disk that is full. Free some space there.',
  EDQUOT: 'is on a disk whose quota is used up.',
  EROFS: 'is on a read-only file system.',
  EACCES: 'cannot be written to: there is no permission.',
  EPERM: 'cannot be written to: there is no permission.',
  ENOTDIR: 'is not a directory.',
  EEXIST: 'is not a directory.',
  ELOOP: 'is a circle of symbolic links.',
  ENAMETOOLONG: 'has a name that is too long.',
  EIO: 'is on a disk that cannot be read or written to.',
};

/** The message of PostgreSQL's programs about a disk that takes no more, with the code of the system. */
const FULL_DISKS: Record<string, RegExp> = {
  ENOSPC: /No space left on device/,
  EDQUOT: /Disk quota exceeded/,
};

/** Returns why a program of PostgreSQL failed: for want of space in the data directory, or else what the program said. */
export function programFault(root: string, output: string, what: string): EmbeddedServerError {
  const full = Object.keys(FULL_DISKS).find((code) => FULL_DISKS[code]?.test(output)) ?? '';
  const reason = reasons[full];
  return reason === undefined
    ? new EmbeddedServerError('SERVER_FAILED', what)
    : new DataDirectoryError('DIRECTORY_UNUSABLE', root, reason);
}

/** Runs file operations below `path` and explains a failed system call in words. */
export async function explainFileFaults<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new DataDirectoryError('DIRECTORY_UNUSABLE', path, reason, { cause: error });
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
