import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement } from '../../../platform/database/statement.js';
import { ImportBatchEntity } from './import-batch.entity.js';

// The import may have ended in the meantime, or be about to. What comes later would never be removed.
const ADD = namedStatement<ImportBatchEntity>(
  'import-batch.add',
  ($) => `insert into import_batches (import_id, position, section, items, item_count, row_count)
   select id, ${$.position}::integer, ${$.section}, ${$.items}, ${$.itemCount}::integer,
     ${$.rowCount}::integer
   from imports where id = ${$.importId}::uuid and status = 'RUNNING' for share`,
);

/** Keeps the items of files from their check until they are written. */
@Injectable()
export class ImportBatchRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(ImportBatchEntity) private readonly batches: Repository<ImportBatchEntity>,
  ) {}

  /** Returns false if the import is no longer under way. */
  async add(batch: ImportBatchEntity): Promise<boolean> {
    return (await this.sql.execute(ADD, batch)) > 0;
  }

  /** Removes what an interrupted reading has left. */
  async clear(importId: string): Promise<void> {
    await this.batches.delete({ importId });
  }
}

/** Returns a batch, or null after the last. */
export function findBatch(
  { manager }: SqlExecutor,
  importId: string,
  position: number,
): Promise<ImportBatchEntity | null> {
  return manager.findOneBy(ImportBatchEntity, { importId, position });
}
