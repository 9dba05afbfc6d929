import type { ImportRunRepository } from './import-run.repository.js';
import type { Import } from '../import.js';

/** The share of a file between two reports. */
const STEP = 0.01;

/** Follows an import through its file, which is read once to check it and once to write it. */
export class ImportProgress {
  rowCount = 0;
  private isWriting = false;
  private readBytes = 0;
  private itemCount = 0;
  /** How many items there will be; null before that is known. */
  private expectedCount: number | null = null;
  private told = 0;

  constructor(
    private readonly runs: ImportRunRepository,
    private readonly item: Import,
  ) {}

  /** For a source that knows before it reads them how many items it has. */
  expect(itemCount: number): void {
    this.expectedCount = itemCount;
  }

  /** The file is read from its start again, to be written: by now its items have been counted. */
  beginWriting(): void {
    this.isWriting = true;
    this.expectedCount = this.itemCount;
    this.itemCount = 0;
    this.rowCount = 0;
  }

  /** The file, from its start. */
  async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.runs.bytes(this.item.id)) {
      yield chunk;
      this.readBytes += chunk.length;
      await this.tell();
    }
  }

  /** The file, from its start, to be kept elsewhere: nothing of it has been dealt with then. */
  copy(): AsyncIterable<Buffer> {
    return this.runs.bytes(this.item.id);
  }

  /** An item has been read. */
  count(isWord: boolean): void {
    this.itemCount += 1;
    if (isWord) this.rowCount += 1;
  }

  /** Reports how far the import is, where that has changed by enough. */
  async tell(): Promise<void> {
    const { id, totalBytes } = this.item;
    const share = (this.share() + (this.isWriting ? 1 : 0)) / 2;
    if (share - this.told < STEP) return;
    this.told = share;
    await this.runs.tellProgress(id, Math.floor(share * totalBytes), this.rowCount);
  }

  /** How much of this reading is done, from 0 to 1. */
  private share(): number {
    const { expectedCount, itemCount, readBytes } = this;
    const isCounted = expectedCount !== null;
    const share = isCounted ? itemCount / expectedCount : readBytes / this.item.totalBytes;
    return Math.min(1, Number.isFinite(share) ? share : 0);
  }
}
