import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import type { ImportSection } from '../../../../platform/files/import-section.js';
import { findBatch } from '../staging/import-batch.repository.js';
import type { ImportWriting } from '../import.entity.js';
import { IMPORT_SECTIONS } from '../sections/import-sections.js';
import { FileInDatabase } from '../staging/staged-file.repository.js';

/** The sections whose items are written, each after those that it needs. */
const WRITTEN = IMPORT_SECTIONS.filter(({ parts }) => parts === undefined);
/** The sections that may have parts of items. Items that stand for the record of an earlier one are parts of that. */
const WITH_PARTS = IMPORT_SECTIONS.filter(
  ({ parts, recordOf }) => parts !== undefined || recordOf !== undefined,
).map(({ name }) => name);

/** The items that a turn writes. */
export interface NextItems {
  section: ImportSection;
  items: readonly CheckedItem[];
  /** The part of the file that has been written after them. */
  after: ImportWriting;
}

/** Returns the next items of an import, with at most this number of parts, or undefined after the last. */
export async function nextItems(
  sql: SqlExecutor,
  importId: string,
  writing: ImportWriting,
  partsPerTurn: number,
): Promise<NextItems | undefined> {
  const begun = WRITTEN.findIndex(({ name }) => name === writing.section);
  for (const [index, section] of WRITTEN.entries()) {
    if (index < begun) continue;
    const from = index === begun ? writing : { batch: 0, items: 0 };
    const batch = await findBatch(sql, importId, section.name, from.batch);
    if (batch === undefined) continue;
    const rest = batch.items.slice(from.items);
    const items = await someOf(new FileInDatabase(sql, importId), rest, partsPerTurn);
    const after = { ...writing, section: section.name };
    if (items.length < rest.length)
      return {
        ...{ section, items },
        after: { ...after, batch: batch.position, items: from.items + items.length },
      };
    const itemCount = writing.itemCount + batch.itemCount;
    const rowCount = writing.rowCount + batch.rowCount;
    const done = { batch: batch.position + 1, items: 0, itemCount, rowCount };
    return { section, items, after: { ...after, ...done } };
  }
  return undefined;
}

/** Returns the first items that have no more parts than this together, but at least one. */
async function someOf(
  file: FileInDatabase,
  items: readonly CheckedItem[],
  partsPerTurn: number,
): Promise<readonly CheckedItem[]> {
  const owners = items.flatMap(({ id, record }) => [id ?? [], record ?? []].flat());
  const counts = await file.countParts(WITH_PARTS, owners);
  if (counts.size === 0) return items;
  let left = partsPerTurn;
  const end = items.findIndex(({ id = '', record = '' }, index) => {
    left -= (counts.get(id) ?? 0) + (counts.get(record) ?? 0);
    return left < 0 && index > 0;
  });
  return end < 0 ? items : items.slice(0, end);
}
