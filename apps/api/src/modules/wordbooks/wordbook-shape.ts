import { ExportedWordbook } from '@wordgrove/dto';
import type { ImportShape } from '../../platform/files/import-shape.js';

/** The shape of wordbooks in files. */
export const WORDBOOK_SHAPE: ImportShape<ExportedWordbook> = {
  name: 'wordbooks',
  Dto: ExportedWordbook,
  scope: 'wordbooks:write',
  // The members of ten thousand terms with notes.
  maxMembers: 40_000,
  // Each wordbook may have megabytes.
  batchSize: 1,
  idOf: ({ id }) => id,
};
