/** What is wrong with a file that should be an Anki package. */
export type AnkiPackageProblem =
  'NOT_A_ZIP' | 'NO_COLLECTION' | 'TOO_LARGE' | 'DAMAGED' | 'SCHEMA_UNKNOWN';

/** The package cannot be read. The message is meant for the person who uploaded it. */
export class AnkiPackageError extends Error {
  constructor(
    readonly problem: AnkiPackageProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AnkiPackageError';
  }
}

/** Lets a package error pass; everything else means that the file is damaged. */
export function asDamage(error: unknown): AnkiPackageError {
  if (error instanceof AnkiPackageError) return error;
  return new AnkiPackageError('DAMAGED', 'The Anki collection is damaged.', { cause: error });
}
