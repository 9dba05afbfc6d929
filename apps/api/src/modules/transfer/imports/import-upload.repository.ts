import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { RUN_IMPORT } from './import-job.js';
import { MAX_UNFINISHED, type Import } from './import.js';
import { IMPORT_COLUMNS } from './import.repository.js';

/** An upload that begins. */
export type NewImport = Pick<
  Import,
  'id' | 'userId' | 'applicationId' | 'scopes' | 'format' | 'language' | 'mapping' | 'skipBadRows'
> & { at: Date };

// An upload whose process died stays as it is, and must not count for ever.
const BEGIN = statement(
  'import.begin',
  `insert into imports (id, user_id, application_id, scopes, format, language, mapping,
     skip_bad_rows, status, total_bytes, processed_bytes, row_count, created_count, updated_count,
     error_count, errors, created_at)
   select $1, $2::uuid, $3, $4, $5, $6, $7, $8, 'UPLOADING', 0, 0, 0, 0, 0, 0, '[]',
     $9::timestamptz
   where (
     select count(*) from imports where user_id = $2::uuid and (status in ('QUEUED', 'RUNNING')
       or (status = 'UPLOADING' and created_at > $9::timestamptz - interval '1 hour'))
   ) < ${MAX_UNFINISHED}`,
);

const ADD = statement(
  'import.add-chunk',
  'insert into import_chunks (import_id, position, bytes) values ($1, $2, $3)',
);

const DISCARD = statement('import.discard', 'delete from imports where id = $1');

const FINISH = statement(
  'import.finish-upload',
  `update imports set status = 'QUEUED', total_bytes = $2 where id = $1
   returning ${IMPORT_COLUMNS}`,
);

/** Keeps files as they arrive, piece by piece: no connection waits for the sender. */
@Injectable()
export class ImportUploadRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
  ) {}

  /** False where the user has too many imports that are not finished. */
  async begin(upload: NewImport): Promise<boolean> {
    const { id, userId, applicationId, scopes, format, language, mapping, skipBadRows, at } =
      upload;
    const values = [id, userId, applicationId, scopes, format, language, mapping, skipBadRows, at];
    return (await this.sql.execute(BEGIN, values)) > 0;
  }

  async add(id: string, position: number, bytes: Buffer): Promise<void> {
    await this.sql.execute(ADD, [id, position, bytes]);
  }

  async discard(id: string): Promise<void> {
    await this.sql.execute(DISCARD, [id]);
  }

  /** The file is complete: it is imported next. Undefined where the user is gone meanwhile. */
  finish(id: string, totalBytes: number): Promise<Import | undefined> {
    return this.sql.transaction(async (sql) => {
      const finished = await sql.row<Import>(FINISH, [id, totalBytes]);
      if (finished) await this.jobs.enqueue(RUN_IMPORT, { importId: id }, { key: id, sql });
      return finished;
    });
  }
}
