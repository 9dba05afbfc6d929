import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { Clock } from '../../../../platform/time/clock.js';
import { waitForTurn } from '../../../learning/index.js';
import { FaultLog } from '../check/fault-log.js';
import { ImportCancelled, ImportRunRepository, type ImportEnd } from './import-run.repository.js';
import { ImportProgress } from './import-progress.js';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { ImportRefused, type Import } from '../import.js';
import { beginContext } from './import-context.js';
import { ImportWriter } from './import-writer.js';
import { checkItem } from '../check/item-check.js';
import { IMPORT_SECTIONS } from '../sections.js';
import type { ImportItem, ImportSource } from '../sources/import-item.js';
import { openSource } from '../sources/open-source.js';

/** The number of items after which other work gets a chance to run. */
const TURN = 100;

/** An import under way. */
interface Run {
  item: Import;
  source: ImportSource;
  progress: ImportProgress;
  faults: FaultLog;
  /** The names of the sections that the file turned out to have. */
  sections: Set<string>;
  signal: AbortSignal;
  at: Date;
}

/** Imports files: checks the whole file first, then writes either all of it or nothing. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Runs the import. If it was interrupted, it may be called again. */
  async run(importId: string, signal: AbortSignal): Promise<void> {
    const item = await this.runs.start(importId);
    if (item === undefined) return;
    const progress = new ImportProgress(this.runs, item);
    const faults = new FaultLog();
    try {
      const at = this.clock.now();
      const source = await openSource(item, progress, at);
      if (source.itemCount !== undefined) progress.expect(source.itemCount);
      const rest = { faults, sections: new Set<string>(), signal, at };
      await this.import({ item, source, progress, ...rest }).finally(() => source.close());
    } catch (error) {
      if (error instanceof ImportCancelled) return;
      if (error instanceof ImportFault) faults.addDecisive(error.error);
      else if (!(error instanceof ImportRefused)) throw error;
      await this.fail(importId, faults, progress.rowCount);
    }
  }

  /** Ends an import that has failed because of a failure in the service. */
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
    await this.runs.apply(item.id, (sql) => this.write(run, sql));
  }

  private async check(run: Run): Promise<void> {
    for await (const item of eachOf(run, false)) {
      refuseWithoutScope(item, run.item);
      run.sections.add(item.section.name);
      const checked = checkItem(item, run.at);
      if (Array.isArray(checked)) for (const fault of checked) run.faults.add(fault);
    }
  }

  private async write(run: Run, sql: SqlExecutor): Promise<ImportEnd> {
    const { item, faults, progress } = run;
    // Waits before anything else is locked: sections come in any order, and two imports must not deadlock.
    await waitForTurn(sql, item.userId);
    const context = await beginContext(run, sql, this.jobs);
    for (const section of IMPORT_SECTIONS) await section.begin?.(context);
    await writeItems(run, new ImportWriter(context));
    for (const section of IMPORT_SECTIONS) await section.settle?.(context);
    const counts = { ...context.counts, rowCount: progress.rowCount };
    return { status: 'SUCCEEDED', counts, faults, at: this.clock.now() };
  }

  private async fail(importId: string, faults: FaultLog, rowCount: number): Promise<void> {
    const counts = { rowCount, createdCount: 0, updatedCount: 0 };
    await this.runs.end(importId, { status: 'FAILED', counts, faults, at: this.clock.now() });
  }
}

async function writeItems(run: Run, writer: ImportWriter): Promise<void> {
  for await (const next of eachOf(run, true)) {
    const checked = checkItem(next, run.at);
    // The check has already reported the items that have faults.
    if (!Array.isArray(checked)) await writer.add(next.section, checked);
    refuseBadRows(run);
  }
  await writer.flush();
  refuseBadRows(run);
}

function refuseBadRows({ faults, item }: Run): void {
  if (faults.count > 0 && !item.skipBadRows) throw new ImportRefused();
}

/** Returns the items of a file. Now and then it lets other work run. */
async function* eachOf(
  { source, progress, signal }: Run,
  withPast: boolean,
): AsyncGenerator<ImportItem> {
  let count = 0;
  for await (const item of source.items({ withPast })) {
    count += 1;
    progress.count(item.section.isCounted === true);
    if (count % TURN === 0) {
      signal.throwIfAborted();
      await progress.tell();
      await nextTurn();
    }
    yield item;
  }
}

function refuseWithoutScope({ line, section }: ImportItem, { scopes }: Import): void {
  const { name, scope } = section;
  if (scope === undefined || scopes.includes(scope)) return;
  const description = `The token that uploaded the file does not have the scope ${scope}`;
  throw new ImportFault({ line, field: name, reason: 'INSUFFICIENT_SCOPE', description });
}
