import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { FaultSink } from '../../../../platform/files/import-fault.js';
import type { CheckContext, WriteContext } from '../../../../platform/files/import-section.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { ImportReading, ImportWriting } from '../import.entity.js';
import type { Import } from '../import.js';
import { sharedIn } from '../sections/settle-import.js';
import { FileInDatabase } from '../staging/staged-file.repository.js';

/** An import, and what has been found in its file. */
interface ReadImport {
  item: Import;
  reading: ImportReading;
  /** Its values change. */
  writing: Pick<ImportWriting, 'shared'>;
  faults: FaultSink;
}

/** Returns the context in which a file is checked. */
export function checkContextOf(
  { item, reading, writing, faults }: ReadImport,
  sql: SqlExecutor,
): CheckContext {
  const { id, userId, applicationId, language } = item;
  return {
    sql,
    importer: { userId, applicationId },
    file: new FileInDatabase(sql, id),
    faults,
    at: new Date(reading.at),
    language,
    has: (section) => reading.sections.includes(section),
    shared: sharedIn(writing),
  };
}

/** Returns the context in which a part of a file is written. */
export function writeContextOf(read: ReadImport, sql: SqlExecutor, jobs: JobQueue): WriteContext {
  const { createdCount, updatedCount } = read.item;
  return { ...checkContextOf(read, sql), jobs, counts: { createdCount, updatedCount } };
}
