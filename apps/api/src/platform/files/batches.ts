/** The number of rows that one statement of an export reads. */
export const EXPORT_BATCH = 500;

/**
 * Returns everything that `read` returns, batch after batch, until a batch is empty. `read` receives the last
 * item of the batch before.
 */
export async function* inBatches<T>(
  read: (after: T | undefined, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after: T | undefined;
  for (;;) {
    const batch = await read(after, EXPORT_BATCH);
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1);
  }
}
