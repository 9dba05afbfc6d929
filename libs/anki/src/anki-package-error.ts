/** The faults of a file that should be an Anki package. */
export type AnkiPackageFault =
  | 'NOT_A_ZIP'
  | 'NO_COLLECTION'
  | 'TOO_LARGE'
  | 'DAMAGED'
  | 'SCHEMA_UNKNOWN';

/** The package cannot be read. The message is meant for the person who uploaded it. */
export class AnkiPackageError extends Error {
  constructor(
    readonly fault: AnkiPackageFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AnkiPackageError';
  }
}

/**
 * Returns errors of the package and of the file system unchanged. If SQLite has too little memory, the package is too
 * large. Every other error means that the package is damaged.
 */
export function asDamage(error: unknown): unknown {
  if (error instanceof AnkiPackageError || isOfFileSystem(error)) return error;
  if (error instanceof Error && error.message === 'out of memory')
    return new AnkiPackageError('TOO_LARGE', 'The Anki collection takes too much memory.', {
      cause: error,
    });
  return new AnkiPackageError('DAMAGED', 'The Anki collection is damaged.', { cause: error });
}

/** A full disk or a missing file does not mean that the package is damaged. */
export function isOfFileSystem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}
