/** Rows that one statement of an export reads. */
export const EXPORT_BATCH = 500;

/** All that `read` gives, batch after batch until it gives none; `read` gets the last item before. */
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
