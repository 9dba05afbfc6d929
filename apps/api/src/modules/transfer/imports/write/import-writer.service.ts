import { Injectable } from '@nestjs/common';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import { FaultLog } from '../check/fault-log.js';
import { ImportPace } from '../queue/import-pace.js';
import type { ImportReading, ImportWriting } from '../import.entity.js';
import type { Import } from '../import.js';
import { ACCESS_ENDED, hasAccess } from './import-access.js';
import { writeContextOf } from './import-context.js';
import {
  ImportRunRepository,
  type ImportEnd,
  type ImportRun,
  type Written,
} from './import-run.repository.js';
import { nextItems } from './next-items.js';

/** Writes imports in short turns, between which the user's other changes get theirs. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly jobs: JobQueue,
    private readonly pace: ImportPace,
    private readonly clock: Clock,
  ) {}

  /** Writes the next items, or ends the import after the last. Returns false at the end. @throws ImportCancelled */
  writeNext(item: Import): Promise<boolean> {
    return this.runs.turn(item, (sql, run) => this.write(sql, run));
  }

  private async write(sql: SqlExecutor, run: ImportRun): Promise<Written | ImportEnd> {
    const reading = run.reading as ImportReading;
    const writing = run.writing ?? nothing();
    const faults = FaultLog.from({ count: run.errorCount, first: run.errors });
    const next = await nextItems(sql, run.id, writing, this.pace.partsPerTurn);
    if (next === undefined)
      return { status: 'SUCCEEDED', rowCount: reading.rowCount, faults, at: this.clock.now() };
    const { section, items, after } = next;
    if (!(await hasAccess(sql, run, this.clock.now(), section.scope))) {
      faults.addDecisive(ACCESS_ENDED);
      return { status: 'FAILED', rowCount: null, faults, at: this.clock.now() };
    }
    const context = writeContextOf({ item: run, reading, writing: after, faults }, sql, this.jobs);
    if (items.length > 0) await section.write?.(context, items);
    return { writing: after, counts: context.counts, faults };
  }
}

function nothing(): ImportWriting {
  return { section: null, batch: 0, items: 0, itemCount: 0, rowCount: 0, shared: {} };
}
