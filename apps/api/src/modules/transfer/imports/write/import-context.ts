import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { FaultSink } from '../../../../platform/files/import-fault.js';
import type { ImportContext } from '../../../../platform/files/import-section.js';
import { ImportedIds } from '../../../../platform/files/imported-ids.repository.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { Import } from '../import.js';

/** The facts about an import that are known before it is written. */
interface CheckedImport {
  item: Import;
  faults: FaultSink;
  /** The names of the sections that the check found in the file. */
  sections: readonly string[];
  at: Date;
}

/** Returns the context that the sections of an import share, in its transaction. */
export async function beginContext(
  { item, faults, sections, at }: CheckedImport,
  sql: SqlExecutor,
  jobs: JobQueue,
): Promise<ImportContext> {
  return {
    sql,
    jobs,
    importer: { userId: item.userId, applicationId: item.applicationId },
    ids: await ImportedIds.begin(sql),
    faults,
    counts: { createdCount: 0, updatedCount: 0 },
    at,
    language: item.language,
    has: (section) => sections.includes(section),
    shared: sharedValues(),
  };
}

function sharedValues(): ImportContext['shared'] {
  const made = new Map<() => unknown, unknown>();
  return <T>(make: () => T): T => {
    if (!made.has(make)) made.set(make, make());
    return made.get(make) as T;
  };
}
