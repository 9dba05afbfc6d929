import { Injectable } from '@nestjs/common';
import { ownLoopTurn } from '../time/loop-turn.js';

/** The number of slices that are in work at once, of all requests. Each of them is in memory as a whole. */
const MAX_AT_ONCE = 2;

/** The number of bytes in a slice of a list, unless a single item has more. */
const SLICE_BYTES = 256 * 1024;

/** The number of items in a slice of a list whose items have a few kilobytes at most. */
const SLICE_ITEMS = 50;

/**
 * Does the work for large responses in slices of a few milliseconds. However many there are, other requests
 * are served between two slices, and the memory is that of {@link MAX_AT_ONCE} slices.
 */
@Injectable()
export class Slices {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Does one slice, after those that came before it. `write` does the work on what `read` returns. */
  async run<Items, T>(read: () => Items | Promise<Items>, write: (items: Items) => T): Promise<T> {
    await this.begin();
    try {
      const items = await read();
      await ownLoopTurn();
      return write(items);
    } finally {
      this.end();
    }
  }

  /**
   * Returns a list as JSON, its items separated by commas. `read` returns those of a slice, and leaves out what is
   * gone by then.
   */
  async *json<Key>(
    keys: readonly Key[],
    read: (slice: readonly Key[]) => Promise<readonly object[]>,
  ): AsyncGenerator<string> {
    let separator = '';
    for (let at = 0; at < keys.length; at += SLICE_ITEMS) {
      const slice = keys.slice(at, at + SLICE_ITEMS);
      const items = await this.run(
        () => read(slice),
        (found) => found.map((item) => JSON.stringify(item)),
      );
      if (items.length === 0) continue;
      yield separator + items.join(',');
      separator = ',';
    }
  }

  /** Returns the number of slices that wait. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  private async begin(): Promise<void> {
    if (this.running < MAX_AT_ONCE) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private end(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}

/** Cuts a list into slices. `bytesOf` returns the number of bytes of an item. */
export function* slicesOf<Item>(
  items: readonly Item[],
  bytesOf: (item: Item, at: number) => number,
): Generator<Item[]> {
  let slice: Item[] = [];
  let bytes = 0;
  for (const [at, item] of items.entries()) {
    const size = bytesOf(item, at);
    if (slice.length > 0 && bytes + size > SLICE_BYTES) {
      yield slice;
      [slice, bytes] = [[], 0];
    }
    slice.push(item);
    bytes += size;
  }
  if (slice.length > 0) yield slice;
}
