import type { ImportDto, ListImportsResponse } from '@wordgrove/dto';
import type { Page } from '../../../../platform/http/newest-first.js';
import type { ImportInQueue } from '../import.js';

/** Returns an import in the form of the API. */
export function presentImport(item: ImportInQueue): ImportDto {
  return {
    id: item.id,
    format: item.format,
    status: item.status,
    queue_position: item.queuePosition,
    total_bytes: item.totalBytes,
    processed_bytes: item.processedBytes,
    row_count: item.rowCount,
    created_count: item.createdCount,
    updated_count: item.updatedCount,
    error_count: item.errorCount,
    errors: item.errors.map(({ line, field, reason, description }) => ({
      line,
      field,
      reason,
      description,
    })),
    created_at: item.createdAt,
    finished_at: item.finishedAt,
  };
}

/** Returns a page of imports in the form of the API. */
export function presentImports({ items, nextPageToken }: Page<ImportInQueue>): ListImportsResponse {
  return { imports: items.map(presentImport), next_page_token: nextPageToken };
}
