import { Injectable } from '@nestjs/common';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { Sql } from '../../../../platform/database/sql.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import { FaultLog } from '../check/fault-log.js';
import { ImportBatchRepository } from '../staging/import-batch.repository.js';
import { enqueueWriting, giveWay } from '../queue/import-job.js';
import { ImportPace } from '../queue/import-pace.js';
import { ImportRefused, type Import } from '../import.js';
import { FileReader, type Receiver } from '../read/file-reader.service.js';
import type { ReadResult } from '../read/read-task.js';
import { ACCESS_ENDED, hasAccess } from './import-access.js';
import { ImportChecker } from './import-checker.service.js';
import { ImportProgress } from './import-progress.js';
import { ImportCancelled, ImportRunRepository, type ImportRun } from './import-run.repository.js';
import { ImportWriter } from './import-writer.service.js';

/** Imports files: reads and checks the whole file first, and then writes it in turns. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly batches: ImportBatchRepository,
    private readonly reader: FileReader,
    private readonly checker: ImportChecker,
    private readonly writer: ImportWriter,
    private readonly pace: ImportPace,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** Runs the import. It may be called again, and then goes on where it stopped. */
  run(importId: string, signal: AbortSignal): Promise<void> {
    return this.whileUnfinished(importId, async (run, faults) => {
      const end = performance.now() + this.pace.sliceMs;
      if (run.reading === null) await this.read(run, faults, signal);
      return await this.write(run, end, signal);
    });
  }

  /** Reads the file of an import, which then waits to be written. */
  readOnly(importId: string, signal: AbortSignal): Promise<void> {
    return this.whileUnfinished(importId, async (run, faults) => {
      if (run.reading === null) await this.read(run, faults, signal);
      await enqueueWriting(this.jobs, importId);
      return false;
    });
  }

  /** Ends an import that has failed because of a failure in the service. What it has written stays. */
  async giveUp(importId: string): Promise<void> {
    const run = await this.runs.find(importId);
    if (run === undefined) return;
    const faults = FaultLog.from({ count: run.errorCount, first: run.errors });
    const description = 'Something went wrong on our side';
    faults.addDecisive({ line: null, field: null, reason: 'INTERNAL', description });
    await this.end(importId, faults, null);
    await this.batches.clearAll(importId);
  }

  /** Calls `work`, which returns false if there is more to do, later. Otherwise clears what has been read. */
  private async whileUnfinished(
    importId: string,
    work: (run: ImportRun, faults: FaultLog) => Promise<boolean>,
  ): Promise<void> {
    const run = await this.runs.start(importId);
    if (run !== undefined && !(await this.isDone(run, work))) return;
    await this.batches.clearAll(importId);
  }

  private async isDone(
    run: ImportRun,
    work: (run: ImportRun, faults: FaultLog) => Promise<boolean>,
  ): Promise<boolean> {
    const faults = new FaultLog();
    try {
      return await work(run, faults);
    } catch (error) {
      if (error instanceof ImportRefused) {
        await this.end(run.id, faults, error.rowCount);
        return true;
      }
      // Whatever went wrong, nobody needs to know of it if the import has been deleted.
      if (error instanceof ImportCancelled || !(await this.isThere(run))) return true;
      throw error;
    }
  }

  /** Reads the file and keeps its items. @throws ImportRefused */
  private async read(item: ImportRun, faults: FaultLog, signal: AbortSignal): Promise<void> {
    const at = this.clock.now();
    const hasEnded = !(await hasAccess(this.sql, item, at));
    if (hasEnded) faults.addDecisive(ACCESS_ENDED);
    refuseIf(hasEnded, 0);
    const { decisive, faults: found, ...read } = await this.readFile(item, at, signal);
    const { rowCount } = read;
    faults.addMany(found.count, found.first);
    if (decisive !== null) faults.addDecisive(decisive);
    refuseIf(decisive !== null || hasBadRows(item, faults), rowCount);
    const reading = { ...read, at: at.toISOString() };
    await this.checker.check({ item, reading, faults }, signal);
    refuseIf(hasBadRows(item, faults), rowCount);
    await this.runs.keepReading(item.id, reading, faults);
  }

  private async readFile(item: Import, at: Date, signal: AbortSignal): Promise<ReadResult> {
    await this.batches.clear(item.id);
    try {
      return await this.reader.read(item, this.receiverOf(item), at, signal);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      const faults = { count: 0, first: [] };
      return { itemCount: 0, rowCount: 0, sections: [], faults, decisive: error.error };
    }
  }

  private receiverOf(item: Import): Receiver {
    const { id: importId } = item;
    const progress = new ImportProgress(this.runs, item);
    let position = 0;
    return {
      bytes: (piece) => this.runs.bytes(importId, piece),
      batch: async (batch) => {
        const isAdded = await this.batches.add({ importId, position, ...batch });
        if (!isAdded) throw new ImportCancelled();
        position += 1;
      },
      progress: (read) => progress.tell(read),
    };
  }

  /** Writes until a slice is over and others wait. Returns false then. */
  private async write(run: Import, end: number, signal: AbortSignal): Promise<boolean> {
    while (await this.writer.writeNext(run)) {
      signal.throwIfAborted();
      const isOver = performance.now() >= end;
      if (isOver && (await giveWay(this.jobs, run.id))) return false;
    }
    return true;
  }

  private async isThere({ id }: Import): Promise<boolean> {
    const found = await this.runs.find(id).catch(() => true);
    return found !== undefined;
  }

  private async end(id: string, faults: FaultLog, rowCount: number | null): Promise<void> {
    await this.runs.end(id, { status: 'FAILED', rowCount, faults, at: this.clock.now() });
  }
}

function hasBadRows({ skipBadRows }: Import, { count }: FaultLog): boolean {
  return count > 0 && !skipBadRows;
}

/** @throws ImportRefused */
function refuseIf(isRefused: boolean, rowCount: number): void {
  if (isRefused) throw new ImportRefused(rowCount);
}
