import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { SettleContext } from '../../../../platform/files/import-section.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { ImportEntity, ImportWriting } from '../import.entity.js';
import { IMPORT_SECTIONS } from './import-sections.js';

/** An import that has perhaps written something. */
type WrittenImport = Pick<ImportEntity, 'userId' | 'applicationId' | 'writing'>;

/** Does what an import that has written something needs at its end, even if it has not written everything. */
export async function settleImport(
  { userId, applicationId, writing }: WrittenImport,
  sql: SqlExecutor,
  jobs: JobQueue,
): Promise<void> {
  if (writing === null) return;
  const importer = { userId, applicationId };
  const context: SettleContext = { sql, jobs, importer, shared: sharedIn(writing) };
  for (const section of IMPORT_SECTIONS) await section.settle?.(context);
}

/** Returns a function that returns and makes the values that sections share. */
export function sharedIn({ shared }: Pick<ImportWriting, 'shared'>): SettleContext['shared'] {
  return <T extends object>(name: string, make: () => T) => (shared[name] ??= make()) as T;
}
