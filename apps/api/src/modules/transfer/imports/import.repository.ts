import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { columnsOf, selectOf } from '../../../platform/database/columns.js';
import { olderThan } from '../../../platform/database/list-cursor.sql.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { enqueueImport } from './queue/import-job.js';
import { FIND_NEXT, FIND_POSITIONS } from './queue/import-queue.sql.js';
import { ImportEntity } from './import.entity.js';
import type { Import } from './import.js';
import { settleImport } from './sections/settle-import.js';

const IMPORT = [
  'id',
  'userId',
  'applicationId',
  'accessId',
  'scopes',
  'format',
  'language',
  'mapping',
  'skipBadRows',
  'status',
  'totalBytes',
  'processedBytes',
  'rowCount',
  'createdCount',
  'updatedCount',
  'errorCount',
  'errors',
  'createdAt',
  'finishedAt',
] as const satisfies (keyof Import)[];

/** SQL that selects an {@link Import}. */
export const IMPORT_COLUMNS = columnsOf(ImportEntity, IMPORT);

const LIST = statement<Import>(
  'import.list',
  `select ${IMPORT_COLUMNS} from imports
   where user_id = $1 and status <> 'UPLOADING'
     and ${olderThan('(created_at, id)', '$2', '$3')}
   order by created_at desc, id desc limit $4`,
);

const DELETE = statement<Pick<ImportEntity, 'userId' | 'applicationId' | 'writing'>>(
  'import.delete',
  `delete from imports where id = $1 and user_id = $2 and status <> 'UPLOADING'
   returning ${columnsOf(ImportEntity, ['userId', 'applicationId', 'writing'])}`,
);

// Nobody sees an import that is still being uploaded.
const SEEN = { status: Not('UPLOADING' as const) };

/** Reads and deletes the imports that users see. */
@Injectable()
export class ImportRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    @InjectRepository(ImportEntity) private readonly imports: Repository<ImportEntity>,
  ) {}

  async find(userId: string, id: string): Promise<Import | undefined> {
    const where = { id, userId, ...SEEN };
    const found = await this.imports.findOne({ select: selectOf(IMPORT), where });
    return (found as Import | null) ?? undefined;
  }

  /** Returns up to `limit` of the user's imports, the newest first, starting after the cursor. */
  list(userId: string, cursor: ListCursor | null, limit: number): Promise<Import[]> {
    return this.sql.rows(LIST, [userId, ...(cursor ?? [null, null]), limit]);
  }

  /** Returns the positions of those of these imports that wait to begin. */
  async positions(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.rows(FIND_POSITIONS, [ids]);
    return new Map(rows.map(({ id, position }) => [id, position]));
  }

  /**
   * Deletes an import. If it is under way, it writes no more, and the user's next one may begin. Returns false if the
   * user has no such import.
   */
  delete(userId: string, id: string): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const deleted = await sql.row(DELETE, [id, userId]);
      if (deleted === undefined) return false;
      await settleImport(deleted, sql, this.jobs);
      await enqueueNext(this.jobs, userId, sql);
      return true;
      // All that has been read of the file is deleted, too.
    }, 'long');
  }
}

/** Enqueues the user's next import, if there is one, because the one before it has ended. */
export async function enqueueNext(jobs: JobQueue, userId: string, sql: SqlExecutor): Promise<void> {
  const next = await sql.row(FIND_NEXT, [userId]);
  if (next !== undefined) await enqueueImport(jobs, next, sql);
}
