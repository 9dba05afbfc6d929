import type { ReadProgress } from '../read/read-task.js';
import type { Import } from '../import.js';
import { ImportCancelled, type ImportRunRepository } from './import-run.repository.js';

/** The share of an import between two reports. */
const STEP = 0.01;

/** Reports how far an import is. A file is read and checked first, and then written. */
export class ImportProgress {
  private told = 0;
  private isTelling = false;

  constructor(
    private readonly runs: ImportRunRepository,
    private readonly item: Import,
  ) {}

  /** @throws ImportCancelled */
  ofReading({ share, rowCount }: ReadProgress): Promise<void> {
    return this.tell(share / 2, rowCount);
  }

  /**
   * Does not wait: writing holds a connection, and must never need another one to go on. A report that is still
   * under way takes the place of the next ones.
   */
  ofWriting({ share, rowCount }: ReadProgress): void {
    if (this.isTelling) return;
    this.isTelling = true;
    // The end of the import finds out whether it is still there.
    void this.tell((1 + share) / 2, rowCount)
      .catch(() => undefined)
      .finally(() => (this.isTelling = false));
  }

  private async tell(share: number, rowCount: number): Promise<void> {
    if (share - this.told < STEP) return;
    this.told = share;
    const { id, totalBytes } = this.item;
    const isThere = await this.runs.tellProgress(id, Math.floor(share * totalBytes), rowCount);
    if (!isThere) throw new ImportCancelled();
  }
}
