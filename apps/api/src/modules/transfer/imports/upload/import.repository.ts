import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import type { ListCursor } from '../../../../platform/http/newest-first.js';
import type { Import } from './import.js';

/** The select list that gives an {@link Import}. */
export const IMPORT_COLUMNS = `id, user_id as "userId", application_id as "applicationId", scopes,
  format, language, mapping, skip_bad_rows as "skipBadRows", status, total_bytes as "totalBytes",
  processed_bytes as "processedBytes", row_count as "rowCount", created_count as "createdCount",
  updated_count as "updatedCount", error_count as "errorCount", errors, created_at as "createdAt",
  finished_at as "finishedAt"`;

const FIND = statement(
  'import.find',
  `select ${IMPORT_COLUMNS} from imports
   where id = $1 and user_id = $2 and status <> 'UPLOADING'`,
);

const LIST = statement(
  'import.list',
  `select ${IMPORT_COLUMNS} from imports
   where user_id = $1 and status <> 'UPLOADING'
     and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
   order by created_at desc, id desc limit $4`,
);

const DELETE = statement(
  'import.delete',
  `delete from imports where id = $1 and user_id = $2 and status <> 'UPLOADING'`,
);

/** What users see of their imports. */
@Injectable()
export class ImportRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, id: string): Promise<Import | undefined> {
    return this.sql.row(FIND, [id, userId]);
  }

  /** Up to `limit` of the user's imports, the newest first, after the cursor's. */
  list(userId: string, cursor: ListCursor | null, limit: number): Promise<Import[]> {
    return this.sql.rows(LIST, [userId, ...(cursor ?? [null, null]), limit]);
  }

  /** One under way then fails as a whole; false where the user has no such import. */
  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.sql.execute(DELETE, [id, userId])) > 0;
  }
}
