import type { Import } from '../import.js';
import type { Receiver } from '../read/file-reader.service.js';
import type { ReadBatch, ReadProgress } from '../read/read-task.js';
import { ImportProgress } from './import-progress.js';
import { ImportCancelled, type ImportRunRepository } from './import-run.repository.js';
import type { ImportBatchRepository } from '../staging/import-batch.repository.js';

/** The tables that have the file of an import and what has been read of it. */
export interface StagingTables {
  runs: ImportRunRepository;
  batches: ImportBatchRepository;
}

/** Gives a thread the file of an import, and keeps what it has read. */
export class StagingReceiver implements Receiver {
  private readonly progressOfImport: ImportProgress;

  constructor(
    private readonly item: Import,
    /** The number of batches that are kept. */
    public batchCount: number,
    private readonly tables: StagingTables,
    readonly areOthersDue: () => Promise<boolean>,
  ) {
    this.progressOfImport = new ImportProgress(tables.runs, item);
  }

  bytes(piece: number): Promise<Uint8Array | null> {
    return this.tables.runs.bytes(this.item.id, piece);
  }

  /** @throws ImportCancelled */
  async batch(batch: ReadBatch): Promise<void> {
    const { id: importId } = this.item;
    const position = this.batchCount;
    const isAdded = await this.tables.batches.add({ importId, position, ...batch });
    if (!isAdded) throw new ImportCancelled();
    this.batchCount += 1;
  }

  /** @throws ImportCancelled */
  progress(progress: ReadProgress): Promise<void> {
    return this.progressOfImport.tell(progress);
  }
}
