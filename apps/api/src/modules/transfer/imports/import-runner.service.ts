import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../platform/time/clock.js';
import {
  DEFAULT_PARAMETERS,
  MemoryParametersRepository,
  waitForTurn,
} from '../../learning/index.js';
import { fitWeights } from '../../review/index.js';
import { FaultLog } from './fault-log.js';
import { ImportCancelled, ImportRunRepository, type ImportEnd } from './import-run.repository.js';
import { ImportProgress } from './import-progress.js';
import { ImportFault, ImportRefused, type Import, type ImportCounts } from './import.js';
import { ImportWriter } from './import-writer.js';
import { ImportedIds } from './imported-ids.repository.js';
import { checkItem } from './item-check.js';
import type { ImportItem, ImportSource, Section } from './sources/import-item.js';
import { openSource } from './sources/open-source.js';
import { settleSchedule } from './writers/settle-schedule.js';
import { settleWordbooks } from './writers/settle-wordbooks.js';
import type { WriteContext } from './writers/write-context.js';

/** Items between two chances for others to run. */
const TURN = 100;

/** The scope that a section needs besides words:write. */
const SCOPES: Readonly<Partial<Record<Section, Scope>>> = {
  wordbooks: 'wordbooks:write',
  memory_parameters: 'review:write',
  review_plans: 'review:write',
  reviews: 'review:write',
  fitted_weights: 'review:write',
};

/** An import under way. */
interface Run {
  item: Import;
  source: ImportSource;
  progress: ImportProgress;
  faults: FaultLog;
  /** Those that the file turned out to have. */
  sections: Set<Section>;
  signal: AbortSignal;
  at: Date;
}

/** Imports files: checks all of a file, then writes all of it, or nothing. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly parameters: MemoryParametersRepository,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** May be called again where it was interrupted. */
  async run(importId: string, signal: AbortSignal): Promise<void> {
    const item = await this.runs.start(importId);
    if (item === undefined) return;
    const progress = new ImportProgress(this.runs, item);
    const faults = new FaultLog();
    try {
      const at = this.clock.now();
      const source = await openSource(item, progress, at);
      if (source.itemCount !== undefined) progress.expect(source.itemCount);
      const rest = { faults, sections: new Set<Section>(), signal, at };
      await this.import({ item, source, progress, ...rest }).finally(() => source.close());
    } catch (error) {
      if (error instanceof ImportCancelled) return;
      if (error instanceof ImportFault) faults.addDecisive(error.error);
      else if (!(error instanceof ImportRefused)) throw error;
      await this.fail(importId, faults, progress.rowCount);
    }
  }

  /** Ends an import that has failed for a reason of ours. */
  async giveUp(importId: string): Promise<void> {
    const faults = new FaultLog();
    const description = 'Something went wrong on our side';
    faults.add({ line: null, field: null, reason: 'INTERNAL', description });
    await this.fail(importId, faults, 0);
  }

  private async import(run: Run): Promise<void> {
    const { item, progress } = run;
    await this.check(run);
    refuseBadRows(run);
    progress.beginWriting();
    const parameters = await this.parameters.find(item.userId);
    await this.runs.apply(item.id, (sql) => this.write(run, sql, parameters));
  }

  private async check(run: Run): Promise<void> {
    for await (const item of eachOf(run, false)) {
      const scope = SCOPES[item.section];
      if (scope !== undefined && !run.item.scopes.includes(scope)) throw scopeMissing(item, scope);
      run.sections.add(item.section);
      const checked = checkItem(item, run.at);
      if (Array.isArray(checked)) for (const fault of checked) run.faults.add(fault);
    }
  }

  private async write(
    run: Run,
    sql: SqlExecutor,
    parameters: SchedulingParameters,
  ): Promise<ImportEnd> {
    const { item, at, faults, progress } = run;
    // Before anything else is locked: sections come in any order, and two imports must not dead-lock.
    await waitForTurn(sql, item.userId);
    const counts: ImportCounts = { rowCount: 0, createdCount: 0, updatedCount: 0 };
    const context: WriteContext = {
      sql,
      importer: { userId: item.userId, applicationId: item.applicationId },
      ids: await ImportedIds.begin(sql),
      faults,
      counts,
      at,
      language: item.language,
      parameters,
      hasReviews: run.sections.has('reviews'),
      isLogMissing: false,
      parametersOfFile: DEFAULT_PARAMETERS,
    };
    const writer = new ImportWriter(context);
    for await (const next of eachOf(run, true)) {
      const checked = checkItem(next, at);
      // The check has told of the bad ones.
      if (!Array.isArray(checked)) await writer.add(checked);
      refuseBadRows(run);
    }
    await writer.flush();
    refuseBadRows(run);
    await settleSchedule(this.jobs, context);
    await fitWeights(this.jobs, item.userId, sql);
    if (run.sections.has('wordbooks')) await settleWordbooks(context);
    counts.rowCount = progress.rowCount;
    return { status: 'SUCCEEDED', counts, faults, at: this.clock.now() };
  }

  private async fail(importId: string, faults: FaultLog, rowCount: number): Promise<void> {
    const counts = { rowCount, createdCount: 0, updatedCount: 0 };
    await this.runs.end(importId, { status: 'FAILED', counts, faults, at: this.clock.now() });
  }
}

function refuseBadRows({ faults, item }: Run): void {
  if (faults.count > 0 && !item.skipBadRows) throw new ImportRefused();
}

/** The items of a file; now and then it is others' turn. */
async function* eachOf(
  { source, progress, signal }: Run,
  withPast: boolean,
): AsyncGenerator<ImportItem> {
  let count = 0;
  for await (const item of source.items({ withPast })) {
    count += 1;
    progress.count(item.section === 'words');
    if (count % TURN === 0) {
      signal.throwIfAborted();
      await progress.tell();
      await nextTurn();
    }
    yield item;
  }
}

function scopeMissing({ line, section }: ImportItem, scope: Scope): ImportFault {
  const description = `The token that uploaded the file does not have the scope ${scope}`;
  return new ImportFault({ line, field: section, reason: 'INSUFFICIENT_SCOPE', description });
}
