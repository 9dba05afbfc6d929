import type { CheckedItem } from '../../../../platform/files/import-section.js';
import type { ImportShape } from '../../../../platform/files/import-shape.js';
import type { ReadBatch } from './read-task.js';

/**
 * The characters of JSON after which a batch is complete. Writing more at once would keep other requests
 * waiting.
 */
const MAX_CHARACTERS = 256 * 1024;

/** Puts the items of a file into batches of one section, in the order in which they come. */
export class Batcher {
  private shape: ImportShape | undefined;
  private items: string[] = [];
  private characters = 0;
  private itemCount = 0;
  private rowCount = 0;

  constructor(private readonly send: (batch: ReadBatch) => Promise<void>) {}

  /** Counts an item that has been read, whether or not it is added. */
  count(shape: ImportShape): void {
    this.itemCount += 1;
    if (shape.isCounted === true) this.rowCount += 1;
  }

  async add(shape: ImportShape, { line, path, value, past }: CheckedItem): Promise<void> {
    if (shape !== this.shape) await this.flush();
    this.shape = shape;
    const item = JSON.stringify({ line, path, value, past });
    this.items.push(item);
    this.characters += item.length;
    const isComplete = this.items.length >= shape.batchSize || this.characters >= MAX_CHARACTERS;
    if (isComplete) await this.flush();
  }

  /** Sends the items that are still waiting. */
  async flush(): Promise<void> {
    const { shape, itemCount, rowCount } = this;
    if (shape === undefined || this.items.length === 0) return;
    const items = `[${this.items.join(',')}]`;
    this.items = [];
    [this.characters, this.itemCount, this.rowCount] = [0, 0, 0];
    await this.send({ section: shape.name, items, itemCount, rowCount });
  }
}
