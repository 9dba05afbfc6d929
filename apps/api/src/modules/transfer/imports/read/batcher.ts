import type { Language } from '@wordgrove/contracts';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import type { ImportShape, StagedShape } from '../../../../platform/files/import-shape.js';
import type { UnsentCounts } from '../read-bookmark.js';
import type { ReadBatch } from './read-task.js';

/**
 * The characters of JSON after which a batch is complete. Writing more at once would keep other requests
 * waiting.
 */
const MAX_CHARACTERS = 256 * 1024;

/** Puts the items of a file into batches of one section, in the order in which they come. */
export class Batcher {
  private shape: StagedShape | undefined;
  private items: string[] = [];
  private ids: (string | null)[] = [];
  private records: string[] = [];
  /** The contents of the items that stand for records. */
  private readonly contents = new Set<string>();
  private characters = 0;
  private itemCount: number;
  private rowCount: number;

  constructor(
    private readonly language: Language,
    private readonly send: (batch: ReadBatch) => Promise<void>,
    unsent: UnsentCounts = { itemCount: 0, rowCount: 0 },
  ) {
    this.itemCount = unsent.itemCount;
    this.rowCount = unsent.rowCount;
  }

  get unsent(): UnsentCounts {
    const { itemCount, rowCount } = this;
    return { itemCount, rowCount };
  }

  /** Counts an item that has been read, whether or not it is added. */
  count(shape: ImportShape): void {
    if (shape.parts === undefined) this.itemCount += 1;
    if (shape.isCounted === true) this.rowCount += 1;
  }

  async add(shape: ImportShape, item: CheckedItem): Promise<void> {
    const split = shape.split?.(item);
    if (split === undefined) return this.addWhole(shape, item);
    await this.addWhole(shape, { ...item, value: split.value });
    for (const value of split.parts) await this.addWhole(split.shape, { ...item, value });
  }

  /** Sends the items that are still waiting. */
  async flush(): Promise<void> {
    const { shape, itemCount, rowCount } = this;
    if (shape === undefined || this.items.length === 0) return;
    const batch = { section: shape.name, items: `[${this.items.join(',')}]`, itemCount, rowCount };
    const { ids, records } = this;
    [this.items, this.ids, this.records] = [[], [], []];
    [this.characters, this.itemCount, this.rowCount] = [0, 0, 0];
    this.contents.clear();
    await this.send({ ...batch, ids, records, areParts: shape.parts !== undefined });
  }

  private async addWhole(shape: StagedShape, item: CheckedItem): Promise<void> {
    if (shape !== this.shape) await this.flush();
    this.shape = shape;
    if (this.isSaidAgain(shape, item)) return;
    const text = this.textOf(shape, item);
    this.items.push(text);
    this.characters += text.length;
    const isComplete = this.items.length >= shape.batchSize || this.characters >= MAX_CHARACTERS;
    if (isComplete) await this.flush();
  }

  /**
   * Returns true if an earlier item of the batch says the same of its record, so that this one adds nothing to it. A file of
   * millions of such rows would else be copied row by row.
   */
  private isSaidAgain(shape: StagedShape, { value, past }: CheckedItem): boolean {
    const hasMore = past !== undefined || shape.idOf?.(value) !== undefined;
    if (shape.recordOf === undefined || hasMore) return false;
    const content = JSON.stringify(value);
    if (this.contents.has(content)) return true;
    this.contents.add(content);
    return false;
  }

  /** Returns an item as JSON, with the ids by which it is found. */
  private textOf(shape: StagedShape, { line, path, value, past }: CheckedItem): string {
    const item = { line, path, value, past };
    if (shape.parts !== undefined) {
      const ordinal = this.items.length + 1;
      return JSON.stringify({ ordinal, ...shape.parts.linksOf(value), item });
    }
    const id = shape.idOf?.(value)?.toLowerCase();
    const record = shape.recordOf?.(value, this.language);
    this.ids.push(id ?? null);
    if (record !== undefined) this.records.push(record);
    return JSON.stringify({ ...item, id, record });
  }
}
