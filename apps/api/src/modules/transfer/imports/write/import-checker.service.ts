import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import type { CheckContext, ImportSection } from '../../../../platform/files/import-section.js';
import type { FaultLog } from '../check/fault-log.js';
import { findBatch, ImportBatchRepository } from '../staging/import-batch.repository.js';
import type { ImportReading } from '../import.entity.js';
import type { Import } from '../import.js';
import { IMPORT_SECTIONS } from '../sections/import-sections.js';
import { checkContextOf } from './import-context.js';

/** An import whose file has been read. */
interface ReadImport {
  item: Import;
  reading: ImportReading;
  /** Receives what is wrong. */
  faults: FaultLog;
}

/** Looks for the faults of a file that only the database can find, before anything of it is written. */
@Injectable()
export class ImportChecker {
  constructor(
    private readonly sql: Sql,
    private readonly batches: ImportBatchRepository,
  ) {}

  /** Removes the items that cannot be imported. */
  async check(read: ReadImport, signal: AbortSignal): Promise<void> {
    const { id } = read.item;
    await this.batches.link(id);
    const writing = { shared: {} };
    const context = checkContextOf({ ...read, writing }, this.sql);
    for (const section of IMPORT_SECTIONS) await this.checkItems(id, section, context, signal);
    for (const section of IMPORT_SECTIONS)
      await this.sql.transaction(
        async (sql) => section.checkParts?.(checkContextOf({ ...read, writing }, sql)),
        'long',
      );
  }

  private async checkItems(
    importId: string,
    section: ImportSection,
    context: CheckContext,
    signal: AbortSignal,
  ): Promise<void> {
    if (section.check === undefined) return;
    for (let position = 0; ; position += 1) {
      signal.throwIfAborted();
      const batch = await findBatch(this.sql, importId, section.name, position);
      if (batch === undefined) return;
      const kept = await section.check(context, batch.items);
      if (kept.length < batch.items.length) await this.batches.keep(importId, batch, kept);
      position = batch.position;
    }
  }
}
