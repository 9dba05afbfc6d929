import type { ReadProgress } from '../read/read-task.js';
import type { Import } from '../import.js';
import { ImportCancelled, type ImportRunRepository } from './import-run.repository.js';

/** The share of an import between two reports. */
const STEP = 0.01;

/** Reports how far the file of an import has been read, which is the first half of the import. */
export class ImportProgress {
  private told = 0;

  constructor(
    private readonly runs: ImportRunRepository,
    private readonly item: Import,
  ) {}

  /** @throws ImportCancelled */
  async tell({ share, rowCount }: ReadProgress): Promise<void> {
    if (share / 2 - this.told < STEP) return;
    this.told = share / 2;
    const { id, totalBytes } = this.item;
    const bytes = Math.floor(this.told * totalBytes);
    if (!(await this.runs.tellProgress(id, bytes, rowCount))) throw new ImportCancelled();
  }
}
