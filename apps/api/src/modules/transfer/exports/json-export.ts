import { EXPORT_FORMAT, EXPORT_VERSION } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { ExportRequest, ExportSection } from '../../../platform/files/export-section.js';
import { WORD_EXPORT } from '../../learning/index.js';
import { REVIEW_EXPORTS } from '../../review/index.js';
import { WORDBOOK_EXPORT } from '../../wordbooks/index.js';

/** All sections of the file, as the modules export them, in the order in which an import needs them. */
const EXPORT_SECTIONS: readonly ExportSection[] = [WORD_EXPORT, WORDBOOK_EXPORT, ...REVIEW_EXPORTS];

/** Returns the lossless file, piece by piece. */
export async function* writeJson(sql: SqlExecutor, request: ExportRequest): AsyncGenerator<string> {
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: request.at.toISOString(),
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const { name, scope, json } of EXPORT_SECTIONS) {
    if (scope !== undefined && !request.scopes.includes(scope)) continue;
    yield `,\n"${name}":`;
    yield* json(sql, request);
  }
  yield '\n}\n';
}
