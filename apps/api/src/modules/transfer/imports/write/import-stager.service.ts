import { Injectable } from '@nestjs/common';
import { SERVICE_VERSION } from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import type { ImportReading } from '../import.entity.js';
import type { ImportJob } from '../queue/import-job.js';
import { FileReader } from '../read/file-reader.service.js';
import type { ReadEnd, ReadResult } from '../read/read-task.js';
import { ImportRunRepository, type ImportRun } from './import-run.repository.js';
import { ImportBatchRepository } from '../staging/import-batch.repository.js';
import { StagingReceiver } from './staging-receiver.js';

/** A file that has been read to its end. */
export type StagedFile = ReadResult & Pick<ImportReading, 'at'>;

/** Reads files, and keeps their items until they are written. */
@Injectable()
export class ImportStager {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly batches: ImportBatchRepository,
    private readonly reader: FileReader,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the file of an import in a job, and goes on where an earlier turn has stopped. Returns undefined if its turn is over before
   * its end.
   * @throws ImportCancelled
   */
  async stage(
    item: ImportRun,
    job: ImportJob,
    signal: AbortSignal,
  ): Promise<StagedFile | undefined> {
    const { runs, batches } = this;
    const from = item.bookmark;
    const batchCount = from?.batchCount ?? 0;
    const at = from?.at ?? this.clock.now().toISOString();
    await this.clear(item.id, batchCount);
    const isAnyDue = () => this.jobs.isAnyDue(job);
    const receiver = new StagingReceiver(item, batchCount, { runs, batches }, isAnyDue);
    const reading = { file: item, at: new Date(at), from };
    const { result, bookmark } = await this.reader.read(reading, receiver, signal).catch(refused);
    if (result !== undefined) return { ...result, at };
    const kept = { ...bookmark, batchCount: receiver.batchCount, version: SERVICE_VERSION, at };
    await runs.keepBookmark(item.id, kept);
    return undefined;
  }

  /** Removes what has been read after the bookmark, for example by a process that was killed. */
  private clear(importId: string, batchCount: number): Promise<void> {
    return batchCount === 0
      ? this.batches.clear(importId)
      : this.batches.clearFrom(importId, batchCount);
  }
}

function refused(error: unknown): ReadEnd {
  if (!(error instanceof ImportFault)) throw error;
  const faults = { count: 0, first: [] };
  return { result: { itemCount: 0, rowCount: 0, sections: [], faults, decisive: error.error } };
}
