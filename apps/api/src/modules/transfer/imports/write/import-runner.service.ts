import { Injectable } from '@nestjs/common';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import type { CheckedItem, ImportContext } from '../../../../platform/files/import-section.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import { waitForTurn } from '../../../learning/index.js';
import { FaultLog } from '../check/fault-log.js';
import { findBatch, ImportBatchRepository } from '../import-batch.repository.js';
import { ImportRefused, type Import } from '../import.js';
import { FileReader, type Receiver } from '../read/file-reader.service.js';
import type { ReadResult } from '../read/read-task.js';
import { IMPORT_SECTIONS } from '../sections.js';
import { beginContext } from './import-context.js';
import { ImportProgress } from './import-progress.js';
import { ImportCancelled, ImportRunRepository, type ImportEnd } from './import-run.repository.js';

/** An import whose file has been read. */
interface Run {
  item: Import;
  read: ReadResult;
  faults: FaultLog;
  progress: ImportProgress;
  signal: AbortSignal;
  at: Date;
}

/** Imports files: reads and checks the whole file first, then writes either all of it or nothing. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly batches: ImportBatchRepository,
    private readonly reader: FileReader,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Runs the import. If it was interrupted, it may be called again. */
  async run(importId: string, signal: AbortSignal): Promise<void> {
    const item = await this.runs.start(importId);
    if (item === undefined) return;
    let faults = new FaultLog();
    let rowCount = 0;
    try {
      const at = this.clock.now();
      const progress = new ImportProgress(this.runs, item);
      const read = await this.read(item, progress, at, signal);
      faults = FaultLog.from(read.faults);
      rowCount = read.rowCount;
      if (read.decisive !== null) throw new ImportFault(read.decisive);
      refuseBadRows({ item, faults });
      const run = { item, read, faults, progress, signal, at };
      await this.runs.apply(item.id, (sql) => this.write(run, sql));
    } catch (error) {
      if (error instanceof ImportCancelled) return;
      if (error instanceof ImportFault) faults.addDecisive(error.error);
      else if (!(error instanceof ImportRefused)) throw error;
      await this.fail(importId, faults, rowCount);
    }
  }

  /** Ends an import that has failed because of a failure in the service. */
  async giveUp(importId: string): Promise<void> {
    const faults = new FaultLog();
    const description = 'Something went wrong on our side';
    faults.add({ line: null, field: null, reason: 'INTERNAL', description });
    await this.fail(importId, faults, 0);
  }

  private async read(
    item: Import,
    progress: ImportProgress,
    at: Date,
    signal: AbortSignal,
  ): Promise<ReadResult> {
    const { id: importId } = item;
    await this.batches.clear(importId);
    let position = 0;
    const receiver: Receiver = {
      bytes: (piece) => this.runs.bytes(importId, piece),
      batch: async (batch) => {
        if (!(await this.batches.add({ importId, position, ...batch })))
          throw new ImportCancelled();
        position += 1;
      },
      progress: (read) => progress.ofReading(read),
    };
    return this.reader.read(item, receiver, at, signal);
  }

  private async write(run: Run, sql: SqlExecutor): Promise<ImportEnd> {
    const { item, read, faults } = run;
    // Waits before anything else is locked: sections come in any order, and two imports must not deadlock.
    await waitForTurn(sql, item.userId);
    const context = await beginContext({ ...run, sections: read.sections }, sql, this.jobs);
    for (const section of IMPORT_SECTIONS) await section.begin?.(context);
    await writeBatches(run, context);
    for (const section of IMPORT_SECTIONS) await section.settle?.(context);
    const counts = { ...context.counts, rowCount: read.rowCount };
    return { status: 'SUCCEEDED', counts, faults, at: this.clock.now() };
  }

  private async fail(importId: string, faults: FaultLog, rowCount: number): Promise<void> {
    const counts = { rowCount, createdCount: 0, updatedCount: 0 };
    await this.runs.end(importId, { status: 'FAILED', counts, faults, at: this.clock.now() });
  }
}

async function writeBatches(run: Run, context: ImportContext): Promise<void> {
  const { item, read, progress, signal } = run;
  let [itemCount, rowCount] = [0, 0];
  for (let position = 0; ; position += 1) {
    const batch = await findBatch(context.sql, item.id, position);
    if (batch === null) return;
    signal.throwIfAborted();
    const section = IMPORT_SECTIONS.find(({ name }) => name === batch.section);
    await section?.write(context, JSON.parse(batch.items) as CheckedItem[]);
    refuseBadRows(run);
    itemCount += batch.itemCount;
    rowCount += batch.rowCount;
    progress.ofWriting({ share: itemCount / read.itemCount, rowCount });
  }
}

function refuseBadRows({ faults, item }: Pick<Run, 'faults' | 'item'>): void {
  if (faults.count > 0 && !item.skipBadRows) throw new ImportRefused();
}
