import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../../platform/database/statement.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { ImportChunkEntity } from './import-chunk.entity.js';
import { enqueueImport } from '../queue/import-job.js';
import { FIND_EARLIER } from '../queue/import-queue.sql.js';
import { ImportEntity } from '../import.entity.js';
import { MAX_UNFINISHED, type Import } from '../import.js';
import { IMPORT_COLUMNS } from '../import.repository.js';

/** An upload that begins. */
export type NewImport = Pick<
  Import,
  | 'id'
  | 'userId'
  | 'applicationId'
  | 'accessId'
  | 'scopes'
  | 'format'
  | 'language'
  | 'mapping'
  | 'skipBadRows'
> & { at: Date };

// An upload whose process was killed stays as it is, and must not count forever.
const BEGIN = namedStatement<NewImport>(
  'import.begin',
  (
    $,
  ) => `insert into imports (id, user_id, application_id, access_id, scopes, format, language, mapping,
     skip_bad_rows, status, total_bytes, processed_bytes, row_count, created_count, updated_count,
     error_count, errors, created_at)
   select ${$.id}, ${$.userId}::uuid, ${$.applicationId}, ${$.accessId}::uuid, ${$.scopes}, ${$.format}, ${$.language},
     ${$.mapping}, ${$.skipBadRows}, 'UPLOADING', 0, 0, 0, 0, 0, 0, '[]', ${$.at}::timestamptz
   where (
     select count(*) from imports where user_id = ${$.userId}::uuid and finished_at is null
       and (status in ('QUEUED', 'RUNNING')
         or (status = 'UPLOADING' and created_at > ${$.at}::timestamptz - interval '1 hour'))
   ) < ${MAX_UNFINISHED}`,
);

// What has arrived counts at once, so that many uploads at a time cannot go beyond the limit together. A user takes at most
// half of what others leave, so that there is always room for somebody else.
const ADD = namedStatement<ImportChunkEntity & { length: number; maxBytes: number }>(
  'import.add-chunk',
  ($) => `with grown as (
     update imports as own set total_bytes = total_bytes + ${$.length}::integer
     where id = ${$.importId}::uuid and 2 * ${$.length}::bigint + (
       select coalesce(sum(case when user_id = own.user_id then 2 else 1 end * total_bytes::bigint), 0) from imports
       where finished_at is null
     ) <= ${$.maxBytes}::bigint
     returning id
   )
   insert into import_chunks (import_id, position, bytes)
   select id, ${$.position}::integer, ${$.bytes}::bytea from grown`,
);

const FINISH = statement<Import>(
  'import.finish-upload',
  `update imports set status = 'QUEUED', total_bytes = $2, format = $3 where id = $1
   returning ${IMPORT_COLUMNS}`,
);

/** Stores files as they arrive, piece by piece, so that no connection waits for the sender. */
@Injectable()
export class ImportUploadRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
    @InjectRepository(ImportEntity) private readonly imports: Repository<ImportEntity>,
  ) {}

  /** Returns false if the user has too many unfinished imports. */
  async begin(upload: NewImport): Promise<boolean> {
    return (await this.sql.execute(BEGIN, upload)) > 0;
  }

  /** Returns false if the user has as many bytes of unfinished imports as there may be, beside those of others. */
  async add(chunk: ImportChunkEntity, maxBytes: number): Promise<boolean> {
    const added = { ...chunk, length: chunk.bytes.length, maxBytes };
    return (await this.sql.execute(ADD, added)) > 0;
  }

  async discard(id: string): Promise<void> {
    await this.imports.delete({ id });
  }

  /** Marks the file as complete and enqueues its import. Returns undefined if the user no longer exists. */
  finish(
    id: string,
    { totalBytes, format }: Pick<Import, 'totalBytes' | 'format'>,
  ): Promise<Import | undefined> {
    return this.sql.transaction(async (sql) => {
      const finished = await sql.row(FINISH, [id, totalBytes, format]);
      if (finished) await this.enqueue(finished, sql);
      return finished;
    });
  }

  private async enqueue(finished: Import, sql: SqlExecutor): Promise<void> {
    const earlier = await sql.row(FIND_EARLIER, [finished.userId, finished.id]);
    if (earlier === undefined) await enqueueImport(this.jobs, finished, sql);
  }
}
