import { ExportedWord } from '@wordgrove/dto';
import type { ImportShape } from '../../../platform/files/import-shape.js';
import { memoryFaults } from './memory-faults.js';

/** The shape of learned words in files. */
export const WORD_SHAPE: ImportShape<ExportedWord> = {
  name: 'words',
  Dto: ExportedWord,
  isCounted: true,
  maxMembers: 1_000,
  batchSize: 500,
  faults: memoryFaults,
};
