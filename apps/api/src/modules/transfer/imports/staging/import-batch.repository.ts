import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../../../platform/database/columns.js';
import { recordOf } from '../../../../platform/database/records.js';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../../platform/database/statement.js';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import { ImportBatchEntity } from './import-batch.entity.js';
import { ImportChunkEntity } from '../upload/import-chunk.entity.js';
import { ImportPartEntity } from './import-part.entity.js';
import { COPY_REPEATS, DISOWN_IDS, FIND_REPEATS } from './import-links.sql.js';
import type { ReadBatch } from '../read/read-task.js';

/** A batch of an import. */
type AddedBatch = ReadBatch & Pick<ImportBatchEntity, 'importId' | 'position'>;

/** Items of one section that can be written. */
export interface StagedBatch extends Pick<
  ImportBatchEntity,
  'position' | 'itemCount' | 'rowCount'
> {
  items: CheckedItem[];
}

// The import may have ended in the meantime, or be about to. What comes later would never be removed.
const ADD = namedStatement<AddedBatch>(
  'import-batch.add',
  ($) => `insert into import_batches (import_id, position, section, items, ids, records, item_count,
     row_count)
   select id, ${$.position}::integer, ${$.section}, ${$.items}, ${$.ids}::uuid[],
     ${$.records}::uuid[], ${$.itemCount}::integer, ${$.rowCount}::integer
   from imports where id = ${$.importId}::uuid and status = 'RUNNING' for share`,
);

const LINKS = ['ordinal', 'ownerId', 'uniqueIds', 'namedId'] as const;

const ADD_PARTS = namedStatement<AddedBatch>(
  'import-part.add',
  ($) => `with running as (
     select id from imports where id = ${$.importId}::uuid and status = 'RUNNING' for share
   )
   insert into import_parts (import_id, batch, ordinal, section, owner_id, unique_ids, named_id, item)
   select running.id, ${$.position}::integer, ordinal, ${$.section}, "ownerId", "uniqueIds", "namedId",
     item
   from running cross join json_to_recordset(${$.items}::json)
     as part (${recordOf(ImportPartEntity, LINKS)}, item json)`,
);

const BATCH = columnsOf(ImportBatchEntity, [
  'position',
  'items',
  'ids',
  'repeats',
  'itemCount',
  'rowCount',
]);
type BatchRow = RowOf<typeof BATCH>;

const FIND = statement<BatchRow>(
  'import-batch.find',
  `select ${BATCH} from import_batches where import_id = $1 and section = $2 and position >= $3 and items <> '[]'
   order by position limit 1`,
);

const KEEP = statement<never>(
  'import-batch.keep',
  `update import_batches set items = $3, repeats = null,
     ids = array(select id from unnest(ids) as id where id <> all($4::uuid[]))
   where import_id = $1 and position = $2`,
);

/** The number of parts that are removed at once. */
const REMOVED = 10_000;

/** The number of batches whose repeated items are copied at once: nobody should wait for millions of rows in one transaction. */
const COPIED = 10;

const CLEAR_PARTS = statement<never>(
  'import-part.clear',
  `delete from import_parts where ctid = any(array(
     select ctid from import_parts where import_id = $1 limit ${REMOVED}))`,
);

const CLEAR_PARTS_FROM = statement<never>(
  'import-part.clear-from',
  'delete from import_parts where import_id = $1 and batch >= $2',
);

const CLEAR_FROM = statement<never>(
  'import-batch.clear-from',
  'delete from import_batches where import_id = $1 and position >= $2',
);

/** Keeps the items of files from their check until they are written. */
@Injectable()
export class ImportBatchRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns false if the import is no longer under way. */
  async add(batch: AddedBatch): Promise<boolean> {
    return (await this.sql.execute(batch.areParts ? ADD_PARTS : ADD, batch)) > 0;
  }

  /** Finds the items with the id or the record of an earlier one, once all have been added. */
  async link(importId: string): Promise<void> {
    const repeating = await this.sql.transaction(async (sql) => {
      await sql.execute(DISOWN_IDS, [importId]);
      return sql.rows(FIND_REPEATS, [importId]);
    }, 'long');
    const positions = repeating.map(({ position }) => position).sort((one, other) => one - other);
    // An import that is interrupted here is read again.
    for (let at = 0; at < positions.length; at += COPIED) {
      const some = positions.slice(at, at + COPIED);
      await this.sql.transaction((sql) => sql.execute(COPY_REPEATS, [importId, some]), 'long');
    }
  }

  /** Keeps only these items of a batch. */
  async keep(importId: string, batch: StagedBatch, kept: readonly CheckedItem[]): Promise<void> {
    const refused = batch.items.filter((item) => !kept.includes(item));
    const ids = refused.flatMap(({ id }) => id ?? []);
    await this.sql.execute(KEEP, [importId, batch.position, JSON.stringify(kept), ids]);
  }

  /** Removes the items that have been read. */
  async clear(importId: string): Promise<void> {
    while ((await this.sql.execute(CLEAR_PARTS, [importId])) > 0);
    await this.delete(ImportBatchEntity, importId);
  }

  /** Removes the items of the batches from this position. */
  async clearFrom(importId: string, position: number): Promise<void> {
    const from = [importId, position];
    await this.sql.transaction(async (sql) => {
      await sql.execute(CLEAR_PARTS_FROM, from);
      await sql.execute(CLEAR_FROM, from);
    }, 'long');
  }

  /** Removes the file, too. */
  async clearAll(importId: string): Promise<void> {
    await this.clear(importId);
    await this.delete(ImportChunkEntity, importId);
  }

  private async delete(
    entity: typeof ImportBatchEntity | typeof ImportChunkEntity,
    importId: string,
  ): Promise<void> {
    await this.sql.transaction((sql) => sql.manager.delete(entity, { importId }), 'long');
  }
}

/** Returns the batch of a section at this position or the next one, or undefined after the last. */
export async function findBatch(
  sql: SqlExecutor,
  importId: string,
  section: string,
  position: number,
): Promise<StagedBatch | undefined> {
  const row = await sql.row(FIND, [importId, section, position]);
  if (row === undefined) return undefined;
  const { items, ids, repeats, ...batch } = row;
  return { ...batch, items: itemsOf({ items, ids, repeats }) };
}

/** Returns the items without those that are among the parts. An id stays with the first item that has it. */
function itemsOf({ items, ids, repeats }: Pick<BatchRow, 'items' | 'ids' | 'repeats'>) {
  const owned = new Set(ids);
  const repeated = new Set(repeats);
  return (JSON.parse(items) as CheckedItem[])
    .map(({ id, ...item }) => (id !== undefined && owned.delete(id) ? { ...item, id } : item))
    .filter((_, index) => !repeated.has(index + 1));
}
