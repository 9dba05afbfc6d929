import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { statement } from '../../../../platform/database/statement.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { FaultLog } from '../check/fault-log.js';
import { ImportBatchEntity } from '../import-batch.entity.js';
import { ImportChunkEntity } from '../import-chunk.entity.js';
import type { Import, ImportCounts } from '../import.js';
import { enqueueNext, IMPORT_COLUMNS } from '../import.repository.js';

const START = statement<Import>(
  'import.start',
  `update imports set status = 'RUNNING', processed_bytes = 0, row_count = 0
   where id = $1 and status in ('QUEUED', 'RUNNING') returning ${IMPORT_COLUMNS}`,
);

const PROGRESS = statement<never>(
  'import.progress',
  `update imports set processed_bytes = greatest(processed_bytes, $2), row_count = $3
   where id = $1 and status = 'RUNNING'`,
);

const FINISH = statement<Pick<Import, 'userId'>>(
  'import.finish',
  `update imports set status = $2, row_count = $3, created_count = $4, updated_count = $5,
     error_count = $6, errors = $7, finished_at = $8,
     processed_bytes = case when $2 = 'SUCCEEDED' then total_bytes else processed_bytes end
   where id = $1 and status in ('QUEUED', 'RUNNING') returning user_id as "userId"`,
);

/** The error that is thrown if the import was deleted while it was under way. All its changes are rolled back. */
export class ImportCancelled extends Error {}

/** The end of an import. */
export interface ImportEnd {
  status: 'SUCCEEDED' | 'FAILED';
  counts: ImportCounts;
  faults: FaultLog;
  at: Date;
}

/** Takes imports under way from one step to the next. */
@Injectable()
export class ImportRunRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    @InjectRepository(ImportChunkEntity) private readonly chunks: Repository<ImportChunkEntity>,
  ) {}

  /** Returns undefined if there is nothing left to do. */
  start(id: string): Promise<Import | undefined> {
    return this.sql.row(START, [id]);
  }

  /** Returns a piece of the file, or null after the last. */
  async bytes(importId: string, position: number): Promise<Uint8Array | null> {
    return (await this.chunks.findOneBy({ importId, position }))?.bytes ?? null;
  }

  /** Returns false if the import is no longer under way. */
  async tellProgress(id: string, processedBytes: number, rowCount: number): Promise<boolean> {
    return (await this.sql.execute(PROGRESS, [id, processedBytes, rowCount])) > 0;
  }

  /**
   * Does the work and ends the import in one transaction.
   * @throws ImportCancelled, and any error that `work` throws. Nothing is written then.
   */
  apply(id: string, work: (sql: SqlExecutor) => Promise<ImportEnd>): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const end = await work(sql);
      if (!(await this.finish(sql, id, end))) throw new ImportCancelled();
    }, 'long');
  }

  /** Ends an import that has written nothing. */
  async end(id: string, end: ImportEnd): Promise<void> {
    await this.sql.transaction((sql) => this.finish(sql, id, end));
  }

  private async finish(
    sql: SqlExecutor,
    id: string,
    { status, counts, faults, at }: ImportEnd,
  ): Promise<boolean> {
    const { rowCount, createdCount, updatedCount } = counts;
    const { count, first } = faults;
    const values = [rowCount, createdCount, updatedCount, count, JSON.stringify(first), at];
    const ended = await sql.row(FINISH, [id, status, ...values]);
    await sql.manager.delete(ImportChunkEntity, { importId: id });
    await sql.manager.delete(ImportBatchEntity, { importId: id });
    if (ended !== undefined) await enqueueNext(this.jobs, ended.userId, sql);
    return ended !== undefined;
  }
}
