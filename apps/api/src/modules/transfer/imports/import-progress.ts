import type { ImportRunRepository } from './import-run.repository.js';
import { CHUNK_BYTES, type Import } from './import.js';

/** Pieces of a file between two reports. */
const STEP_BYTES = 4 * CHUNK_BYTES;

/** Follows an import through its file, which is read once to check it and once to write it. */
export class ImportProgress {
  rowCount = 0;
  private isWriting = false;
  private readBytes = 0;
  private toldBytes = 0;

  constructor(
    private readonly runs: ImportRunRepository,
    private readonly item: Import,
  ) {}

  /** The file is read from its start again, to be written. */
  beginWriting(): void {
    this.isWriting = true;
    this.readBytes = 0;
    this.rowCount = 0;
  }

  /** The file, from its start; tells now and then how far it has been read. */
  async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.runs.bytes(this.item.id)) {
      yield chunk;
      this.readBytes += chunk.length;
      await this.tell();
    }
  }

  private async tell(): Promise<void> {
    const { id, totalBytes } = this.item;
    const read = Math.min(this.readBytes, totalBytes) + (this.isWriting ? totalBytes : 0);
    const processed = Math.floor(read / 2);
    if (processed - this.toldBytes < STEP_BYTES) return;
    this.toldBytes = processed;
    await this.runs.tellProgress(id, processed, this.rowCount);
  }
}
