import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import { TemporaryFilesFault } from '../../../../platform/disk/temporary-files.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import { FaultLog } from '../check/fault-log.js';
import { ImportBatchRepository } from '../staging/import-batch.repository.js';
import { ImportStager, type StagedFile } from './import-stager.service.js';
import {
  enqueueAgain,
  giveWay,
  READ_LARGE_FILE,
  RUN_IMPORT,
  type ImportJob,
} from '../queue/import-job.js';
import { ImportPace } from '../queue/import-pace.js';
import { ImportRefused, type Import } from '../import.js';
import { ACCESS_ENDED, hasAccess } from './import-access.js';
import { ImportChecker } from './import-checker.service.js';
import { ImportCancelled, ImportRunRepository, type ImportRun } from './import-run.repository.js';
import { ImportWriter } from './import-writer.service.js';

/** Imports files: reads and checks the whole file first, and then writes it in turns. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly batches: ImportBatchRepository,
    private readonly stager: ImportStager,
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
      const isRead = await this.hasRead(run, faults, RUN_IMPORT, signal);
      return isRead && (await this.write(run, end, signal));
    });
  }

  /** Reads the file of an import, which then waits to be written. */
  readOnly(importId: string, signal: AbortSignal): Promise<void> {
    return this.whileUnfinished(importId, async (run, faults) => {
      const isRead = await this.hasRead(run, faults, READ_LARGE_FILE, signal);
      if (isRead) await enqueueAgain(this.jobs, RUN_IMPORT, importId);
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

  /**
   * Reads the file, unless that has been done, and keeps its items. Returns false if others go first or nothing can be written.
   * @throws ImportRefused
   */
  private async hasRead(
    item: ImportRun,
    faults: FaultLog,
    job: ImportJob,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (item.reading !== null) return true;
    const hasEnded = !(await hasAccess(this.sql, item, this.clock.now()));
    if (hasEnded) faults.addDecisive(ACCESS_ENDED);
    refuseIf(hasEnded, 0);
    try {
      const reading = await this.stager.stage(item, job, signal);
      if (reading === undefined) await enqueueAgain(this.jobs, job, item.id);
      else await this.keep(item, reading, faults, signal);
      return reading !== undefined;
    } catch (error) {
      if (!(error instanceof TemporaryFilesFault)) throw error;
      // Nothing is wrong with the file, so it waits for the operator.
      await this.runs.wait(item.id, job);
      return false;
    }
  }

  /** Checks what has been read, and keeps what has been found. @throws ImportRefused */
  private async keep(
    item: ImportRun,
    { decisive, faults: found, ...reading }: StagedFile,
    faults: FaultLog,
    signal: AbortSignal,
  ): Promise<void> {
    const { rowCount } = reading;
    faults.addMany(found.count, found.first);
    if (decisive !== null) faults.addDecisive(decisive);
    refuseIf(decisive !== null || hasBadRows(item, faults), rowCount);
    await this.checker.check({ item, reading, faults }, signal);
    refuseIf(hasBadRows(item, faults), rowCount);
    await this.runs.keepReading(item.id, reading, faults);
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
