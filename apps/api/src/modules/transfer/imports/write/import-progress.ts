import type { ImportRunRepository } from './import-run.repository.js';
import type { Import } from '../import.js';

/** The share of a file between two reports. */
const STEP = 0.01;

/** Follows an import through its file, which is read once to be checked and once to be written. */
export class ImportProgress {
  rowCount = 0;
  private isWriting = false;
  private readBytes = 0;
  private itemCount = 0;
  /** The number of items. Null as long as it is not known. */
  private expectedCount: number | null = null;
  private told = 0;

  constructor(
    private readonly runs: ImportRunRepository,
    private readonly item: Import,
  ) {}

  /** Sets the number of items, for a source that knows it before it reads them. */
  expect(itemCount: number): void {
    this.expectedCount = itemCount;
  }

  /**
   * Starts to count anew, because the file is read from its start again to be written. Its items have been
   * counted by now.
   */
  beginWriting(): void {
    this.isWriting = true;
    this.expectedCount = this.itemCount;
    this.itemCount = 0;
    this.rowCount = 0;
  }

  /** Returns the bytes of the file, from its start. */
  async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.runs.bytes(this.item.id)) {
      yield chunk;
      this.readBytes += chunk.length;
      await this.tell();
    }
  }

  /** Returns the bytes of the file, from its start, for a copy. Reading them does not count as progress. */
  copy(): AsyncIterable<Buffer> {
    return this.runs.bytes(this.item.id);
  }

  /** Counts an item that has been read. */
  count(isWord: boolean): void {
    this.itemCount += 1;
    if (isWord) this.rowCount += 1;
  }

  /** Reports the progress of the import if it has changed enough. */
  async tell(): Promise<void> {
    const { id, totalBytes } = this.item;
    const share = (this.share() + (this.isWriting ? 1 : 0)) / 2;
    if (share - this.told < STEP) return;
    this.told = share;
    await this.runs.tellProgress(id, Math.floor(share * totalBytes), this.rowCount);
  }

  /** Returns the share of this reading that is done, from 0 to 1. */
  private share(): number {
    const { expectedCount, itemCount, readBytes } = this;
    const isCounted = expectedCount !== null;
    const share = isCounted ? itemCount / expectedCount : readBytes / this.item.totalBytes;
    return Math.min(1, Number.isFinite(share) ? share : 0);
  }
}
