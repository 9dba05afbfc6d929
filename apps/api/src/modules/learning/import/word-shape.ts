import { ExportedWord } from '@wordgrove/dto';
import { nameBasedId } from '../../../platform/crypto/name-based-id.js';
import type { ImportShape } from '../../../platform/files/import-shape.js';
import { termKey, wordKey } from '../term-key.js';
import { memoryFaults } from './memory-faults.js';

/** The shape of learned words in files. */
export const WORD_SHAPE: ImportShape<ExportedWord> = {
  name: 'words',
  Dto: ExportedWord,
  isCounted: true,
  maxMembers: 1_000,
  batchSize: 500,
  faults: memoryFaults,
  idOf: ({ id }) => id,
  recordOf: ({ term, ...said }, other) => {
    const { language = other } = said;
    return nameBasedId(wordKey({ language, termKey: termKey(term, language) }));
  },
};
