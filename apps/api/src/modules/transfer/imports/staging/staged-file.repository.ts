import { columnsOf, type RowOf } from '../../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import { statement, type Statement } from '../../../../platform/database/statement.js';
import type { ItemPlace } from '../../../../platform/files/import-fault.js';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import type {
  Found,
  PartPosition,
  ReadFile,
  StagedFile,
  StagedPart,
} from '../../../../platform/files/staged-file.js';
import { Pause } from '../../../../platform/time/pause.js';
import { FIND_STRAY, REMOVE_ORPHANS, REMOVE_REPEATED, type FoundPart } from './import-links.sql.js';
import { ImportPartEntity } from './import-part.entity.js';

const PART = columnsOf(ImportPartEntity, ['batch', 'ordinal', 'ownerId', 'item']);
type PartRow = RowOf<typeof PART>;

const OWNER = columnsOf(ImportPartEntity, ['ownerId']);

const IDS = statement<{ id: string }>(
  'import-batch.ids',
  `select id from import_batches cross join unnest(ids) as id
   where import_id = $1 and section = $2 and id = any($3::uuid[])`,
);

const PAGE = 1_000;
const FIRST: Omit<PartRow, 'item'> = {
  batch: -1,
  ordinal: 0,
  ownerId: '00000000-0000-0000-0000-000000000000',
};

const PARTS = statement<PartRow>(
  'import-part.list',
  `select ${PART} from import_parts
   where import_id = $1 and section = $2 and owner_id = any($3::uuid[])
     and (owner_id, batch, ordinal) > ($4::uuid, $5::integer, $6::integer)
   order by owner_id, batch, ordinal limit ${PAGE}`,
);

const COUNTS = statement<RowOf<typeof OWNER> & { count: number }>(
  'import-part.count',
  `select ${OWNER}, count(*)::integer as count from import_parts
   where import_id = $1 and section = any($2::text[]) and owner_id = any($3::uuid[]) group by owner_id`,
);

const REMOVE = statement<never>(
  'import-part.remove',
  `delete from import_parts where import_id = $1 and (batch, ordinal) in (
     select * from unnest($2::integer[], $3::integer[]))`,
);

/** The file of an import that has been read. */
export class FileInDatabase implements ReadFile, StagedFile {
  constructor(
    private readonly sql: SqlExecutor,
    private readonly importId: string,
  ) {}

  async idsOf(section: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows(IDS, [this.importId, section, ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async *partsOf<T extends object, Past = unknown>(
    section: string,
    ownerIds: readonly string[],
  ): AsyncGenerator<StagedPart<T, Past>[]> {
    // In the order of the pages.
    let left = ownerIds.toSorted();
    let last: Omit<PartRow, 'item'> = FIRST;
    while (left.length > 0) {
      const { ownerId, batch, ordinal } = last;
      const values = [this.importId, section, left, ownerId, batch, ordinal];
      const rows = await this.sql.rows(PARTS, values);
      if (rows.length > 0) yield await partsOfRows<T, Past>(rows);
      last = rows.at(-1) ?? last;
      const reached = last.ownerId;
      left = rows.length < PAGE ? [] : left.filter((id) => id >= reached);
    }
  }

  /** Returns the number of parts of these sections that each owner has. */
  async countParts(
    sections: readonly string[],
    ownerIds: readonly string[],
  ): Promise<Map<string, number>> {
    const rows = await this.sql.rows(COUNTS, [this.importId, sections, ownerIds]);
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  }

  async remove(parts: readonly PartPosition[]): Promise<void> {
    const batches = parts.map(({ batch }) => batch);
    const ordinals = parts.map(({ ordinal }) => ordinal);
    await this.sql.execute(REMOVE, [this.importId, batches, ordinals]);
  }

  removeOrphans(section: string, owners: string): Promise<Found> {
    return this.find(REMOVE_ORPHANS, [section, owners]);
  }

  removeRepeated(section: string): Promise<Found> {
    return this.find(REMOVE_REPEATED, [section]);
  }

  findStray(section: string, named: string): Promise<Found> {
    return this.find(FIND_STRAY, [section, named]);
  }

  private async find(query: Statement<FoundPart>, sections: readonly string[]): Promise<Found> {
    const rows = await this.sql.rows(query, [this.importId, ...sections]);
    const first = rows.map(({ item }) => JSON.parse(item) as ItemPlace);
    return { count: rows[0]?.count ?? 0, first };
  }
}

async function partsOfRows<T extends object, Past>(rows: readonly PartRow[]) {
  const pause = new Pause();
  const parts: StagedPart<T, Past>[] = [];
  for (const row of rows) {
    parts.push(partOf(row));
    if (pause.isDue) await pause.take();
  }
  return parts;
}

function partOf<T extends object, Past>({ ownerId, batch, ordinal, item }: PartRow) {
  const position = { batch, ordinal };
  return { ...(JSON.parse(item) as CheckedItem<T, Past>), ownerId, position };
}
