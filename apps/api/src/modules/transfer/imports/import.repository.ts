import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { columnsOf, selectOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { ImportEntity } from './import.entity.js';
import type { Import } from './import.js';

const IMPORT = [
  'id',
  'userId',
  'applicationId',
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
     and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
   order by created_at desc, id desc limit $4`,
);

// Nobody sees an import that is still being uploaded.
const SEEN = { status: Not('UPLOADING' as const) };

/** Reads and deletes the imports that users see. */
@Injectable()
export class ImportRepository {
  constructor(
    private readonly sql: Sql,
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

  /** Deletes an import. If it is under way, it fails as a whole. Returns false if the user has no such import. */
  async delete(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.imports.delete({ id, userId, ...SEEN });
    return affected === 1;
  }
}
