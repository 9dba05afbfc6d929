/** A dictionary that cannot be used. The message is for the operator who installed it. */
export class PackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PackError';
  }
}

/** Returns the reason to show to everybody. The text of any other error may name places of the machine. */
export function reasonOf(error: unknown): string {
  if (error instanceof PackError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? 'It cannot be read.' : `It cannot be read (${code}).`;
}
