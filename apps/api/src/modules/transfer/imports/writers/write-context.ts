import type { Language } from '@wordgrove/contracts';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { Importer } from '../../../learning/index.js';
import type { FaultLog } from '../check/fault-log.js';
import type { ImportCounts } from '../upload/import.js';
import type { ImportedIds } from '../write/imported-ids.repository.js';
import type { CheckedItem } from '../check/item-check.js';
import type { Section } from '../sources/import-item.js';

/** What the writers of one import share. */
export interface WriteContext {
  /** The one transaction. */
  sql: SqlExecutor;
  importer: Importer;
  ids: ImportedIds;
  /** Of what only the database could tell. */
  faults: FaultLog;
  counts: ImportCounts;
  at: Date;
  /** Of words that name none. */
  language: Language;
  /** What schedules the user's words. */
  parameters: SchedulingParameters;
  /** Whether the file has reviews, from which memories can be folded anew. */
  hasReviews: boolean;
  /** Whether a word came without the reviews that its memory is made of: it cannot be folded anew. */
  isLogMissing: boolean;
  /** What the memories of the file were made with. */
  parametersOfFile: SchedulingParameters;
}

/** An item of one section. */
export type ItemOf<S extends Section> = Extract<CheckedItem, { section: S }>;

/** Writes items of one section, up to a batch at a time. */
export type Writer<S extends Section> = (
  context: WriteContext,
  items: readonly ItemOf<S>[],
) => Promise<void>;
