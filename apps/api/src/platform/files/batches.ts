/** The number of rows that the first statement of an export reads, and the most that a later one reads. */
const FIRST_BATCH = 50;
const MAX_BATCH = 200;

/**
 * Returns everything that `read` returns, batch after batch, until a batch is empty. `read` receives the last
 * item of the batch before. If it returns fewer items than it may, because they are long, it is asked for fewer: those
 * that it leaves out cost it as much.
 */
export async function* inBatches<T>(
  read: (after: T | undefined, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after: T | undefined;
  let limit = FIRST_BATCH;
  for (;;) {
    const batch = await read(after, limit);
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1);
    limit = Math.min(MAX_BATCH, Math.max(FIRST_BATCH, 2 * batch.length));
  }
}

/** Returns the items in batches of a size, of which the last one may be smaller. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
