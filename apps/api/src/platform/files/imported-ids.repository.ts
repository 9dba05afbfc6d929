import type { SqlExecutor } from '../database/sql.js';
import type { SqlText } from '../database/statement.js';

/** An id of a file, and the record that it stands for here. */
export interface ImportedId {
  /** The id as it is in the file. */
  oldId: string;
  id: string;
  isNew: boolean;
}

// Neither this statement nor those on the table are prepared, because the table exists only in this
// transaction.
const MAKE = `create temporary table imported_ids (
  kind text, old_id uuid, id uuid not null, is_new boolean not null, primary key (kind, old_id)
) on commit drop`;

const ADD = `insert into imported_ids (kind, old_id, id, is_new)
  select $1, item."oldId", item.id, item."isNew"
  from jsonb_to_recordset($2::jsonb) as item ("oldId" uuid, id uuid, "isNew" boolean)
  on conflict do nothing`;

const FIND: SqlText<ImportedId> = `select old_id as "oldId", id, is_new as "isNew" from imported_ids
  where kind = $1 and old_id = any($2::uuid[])`;

/** The records that the ids of a file stand for. The database keeps them for as long as the transaction lasts. */
export class ImportedIds {
  private constructor(private readonly sql: SqlExecutor) {}

  static async begin(sql: SqlExecutor): Promise<ImportedIds> {
    await sql.execute(MAKE);
    return new ImportedIds(sql);
  }

  /** Adds ids of a kind such as `word`. If an id comes twice, the first one counts. */
  async add(kind: string, ids: readonly ImportedId[]): Promise<void> {
    if (ids.length > 0) await this.sql.execute(ADD, [kind, JSON.stringify(ids)]);
  }

  /** Returns the records that these ids stand for, by id. Ids that the file does not have are missing. */
  async find(kind: string, oldIds: readonly string[]): Promise<Map<string, ImportedId>> {
    if (oldIds.length === 0) return new Map();
    const rows = await this.sql.rows(FIND, [kind, oldIds]);
    return new Map(rows.map((row) => [row.oldId, row]));
  }
}
