import { Injectable } from '@nestjs/common';
import { SERVICE_VERSION } from '@wordgrove/contracts';
import { columnsOf } from '../../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../../platform/database/statement.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { waitForTurn } from '../../../learning/index.js';
import type { FaultLog } from '../check/fault-log.js';
import { UploadedBytes } from '../upload/uploaded-bytes.repository.js';
import {
  ImportEntity,
  type ImportBookmark,
  type ImportReading,
  type ImportWriting,
} from '../import.entity.js';
import type { Import, ImportCounts } from '../import.js';
import { enqueueNext, IMPORT_COLUMNS } from '../import.repository.js';
import { enqueueAgain, type ImportJob } from '../queue/import-job.js';
import { settleImport } from '../sections/settle-import.js';

/** The time after which an import for which no temporary files could be written is tried again. */
const WAIT_SECONDS = 30;

/** An import under way. */
export type ImportRun = Import & Pick<ImportEntity, 'bookmark' | 'reading' | 'writing'>;

const RUN_COLUMNS = `${IMPORT_COLUMNS}, ${columnsOf(ImportEntity, ['bookmark', 'reading', 'writing'])}`;

// What has been read is not read again, and what has been written stays.
const START = statement<ImportRun>(
  'import.start',
  `update imports set status = 'RUNNING',
     bookmark = case when bookmark ->> 'version' = $2 then bookmark end,
     processed_bytes = case when coalesce(bookmark, reading) is null then 0 else processed_bytes end,
     row_count = case when coalesce(bookmark, reading) is null then 0 else row_count end
   where id = $1 and status in ('QUEUED', 'RUNNING') returning ${RUN_COLUMNS}`,
);

const WAIT = statement<never>(
  'import.wait',
  `update imports set status = 'QUEUED' where id = $1 and status = 'RUNNING'`,
);

const PROGRESS = statement<never>(
  'import.progress',
  `update imports set processed_bytes = greatest(processed_bytes, $2), row_count = $3
   where id = $1 and status = 'RUNNING'`,
);

const KEEP_BOOKMARK = statement<never>(
  'import.keep-bookmark',
  `update imports set bookmark = $2 where id = $1 and status = 'RUNNING'`,
);

const KEEP_READING = statement<never>(
  'import.keep-reading',
  `update imports set bookmark = null, reading = $2, error_count = $3, errors = $4, row_count = 0,
     processed_bytes = total_bytes / 2
   where id = $1 and status = 'RUNNING' and reading is null`,
);

const FIND = statement<ImportRun>(
  'import.find-run',
  `select ${RUN_COLUMNS} from imports where id = $1 and status in ('QUEUED', 'RUNNING')`,
);

const KEEP_WRITING = namedStatement<
  Pick<ImportRun, 'id' | 'processedBytes' | 'rowCount' | 'createdCount' | 'updatedCount'> & {
    writing: ImportWriting;
    errorCount: number;
    errors: string;
  }
>(
  'import.keep-writing',
  ($) => `update imports set writing = ${$.writing}, processed_bytes = ${$.processedBytes},
     row_count = ${$.rowCount}, created_count = ${$.createdCount},
     updated_count = ${$.updatedCount}, error_count = ${$.errorCount}, errors = ${$.errors}
   where id = ${$.id} and status = 'RUNNING'`,
);

const FINISH = statement<Pick<Import, 'userId'>>(
  'import.finish',
  `update imports set status = $2, row_count = coalesce($3, row_count), error_count = $4, errors = $5,
     finished_at = $6, bookmark = null, reading = null, writing = null,
     processed_bytes = case when $2 = 'SUCCEEDED' then total_bytes else processed_bytes end
   where id = $1 and status in ('QUEUED', 'RUNNING') 
   returning ${columnsOf(ImportEntity, ['userId'])}`,
);

/** The error that is thrown if the import was deleted while it was under way. What it has written stays. */
export class ImportCancelled extends Error {}

/** The state of an import at the end of a turn. */
export interface Written {
  writing: ImportWriting;
  counts: Omit<ImportCounts, 'rowCount'>;
  faults: FaultLog;
}

/** The end of an import. */
export interface ImportEnd {
  status: 'SUCCEEDED' | 'FAILED';
  /** Null if it stays as it is. */
  rowCount: number | null;
  faults: FaultLog;
  at: Date;
}

/** Takes imports under way from one step to the next. */
@Injectable()
export class ImportRunRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    private readonly uploaded: UploadedBytes,
  ) {}

  /** Returns undefined if there is nothing left to do. */
  start(id: string): Promise<ImportRun | undefined> {
    return this.sql.row(START, [id, SERVICE_VERSION]);
  }

  /** Lets the import wait, and begin again later with this job. @throws ImportCancelled */
  async wait(id: string, job: ImportJob): Promise<void> {
    await this.sql.transaction(async (sql) => {
      if ((await sql.execute(WAIT, [id])) === 0) throw new ImportCancelled();
      await enqueueAgain(this.jobs, job, id, { delaySeconds: WAIT_SECONDS, sql });
    });
  }

  /** Returns an import that has not ended. */
  find(id: string): Promise<ImportRun | undefined> {
    return this.sql.row(FIND, [id]);
  }

  /** Returns a piece of the file, or null after the last. */
  bytes(importId: string, position: number): Promise<Uint8Array | null> {
    return this.uploaded.piece(importId, position);
  }

  /** Returns false if the import is no longer under way. */
  async tellProgress(id: string, processedBytes: number, rowCount: number): Promise<boolean> {
    return (await this.sql.execute(PROGRESS, [id, processedBytes, rowCount])) > 0;
  }

  /** Keeps the place up to which the file has been read. @throws ImportCancelled */
  async keepBookmark(id: string, bookmark: ImportBookmark): Promise<void> {
    if ((await this.sql.execute(KEEP_BOOKMARK, [id, bookmark])) === 0) throw new ImportCancelled();
  }

  /** Keeps what has been found in the file, so that it need not be read again. @throws ImportCancelled */
  async keepReading(id: string, reading: ImportReading, { count, first }: FaultLog): Promise<void> {
    const kept = [id, reading, count, JSON.stringify(first)];
    if ((await this.sql.execute(KEEP_READING, kept)) === 0) throw new ImportCancelled();
  }

  /**
   * Writes a part of an import, and how far it is then, in a transaction of its own that has the user's turn. Returns
   * false if the import has ended.
   * @throws ImportCancelled, and any error that `work` throws. Nothing is written then.
   */
  turn(
    { id, userId }: Pick<Import, 'id' | 'userId'>,
    work: (sql: SqlExecutor, run: ImportRun) => Promise<Written | ImportEnd>,
  ): Promise<boolean> {
    const write = async (sql: SqlExecutor): Promise<boolean> => {
      // The turn comes before all other locks. It also keeps another process that works on the import out.
      await waitForTurn(sql, userId);
      const run = await sql.row(FIND, [id]);
      if (run?.status !== 'RUNNING' || run.reading === null) throw new ImportCancelled();
      const result = await work(sql, run);
      if ('status' in result) await this.finish(sql, run, result);
      else await keepWriting(sql, run, result);
      return !('status' in result);
    };
    return this.sql.transactionOf(userId, write, 'long');
  }

  /** Ends an import. What it has written stays. */
  async end(id: string, end: ImportEnd): Promise<void> {
    await this.sql.transaction(async (sql) => {
      const run = await sql.row(FIND, [id]);
      if (run === undefined) return;
      await this.finish(sql, run, end).catch(unlessCancelled);
    });
  }

  /** @throws ImportCancelled */
  private async finish(sql: SqlExecutor, run: ImportRun, end: ImportEnd): Promise<void> {
    const { status, rowCount, faults, at } = end;
    const { count, first } = faults;
    const values = [rowCount, count, JSON.stringify(first), at];
    const ended = await sql.row(FINISH, [run.id, status, ...values]);
    if (ended === undefined) throw new ImportCancelled();
    await settleImport(run, sql, this.jobs);
    await enqueueNext(this.jobs, ended.userId, sql);
  }
}

/** @throws ImportCancelled */
async function keepWriting(sql: SqlExecutor, run: ImportRun, written: Written): Promise<void> {
  const { writing, counts, faults } = written;
  const kept = await sql.execute(KEEP_WRITING, {
    id: run.id,
    writing,
    processedBytes: processedBytes(run, writing),
    rowCount: writing.rowCount,
    ...counts,
    errorCount: faults.count,
    errors: JSON.stringify(faults.first),
  });
  if (kept === 0) throw new ImportCancelled();
}

/** Returns the bytes that count as processed. Half of them are for reading. */
function processedBytes({ reading, totalBytes }: ImportRun, { itemCount }: ImportWriting): number {
  const share = itemCount / Math.max(1, reading?.itemCount ?? 1);
  return Math.floor((totalBytes * (1 + Math.min(1, share))) / 2);
}

function unlessCancelled(error: unknown): void {
  if (!(error instanceof ImportCancelled)) throw error;
}
