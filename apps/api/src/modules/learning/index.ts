export { waitForTurn } from './changes/change-turn.repository.js';
export { CollectService } from './collect/collect.service.js';
export { compileFilter } from './filter/compile-filter.js';
export { inWordbook, type FilterFields } from './filter/filter-fields.js';
export {
  findReadableWordbooks,
  ReadableWordbooks,
} from './filter/readable-wordbooks.repository.js';
export { compileWordFilter } from './filter/word-filter.js';
export { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
export { presentLearnedWord } from './learned-word.presenter.js';
export type { Declaration, LearnedWord, WordContext } from './learned-word.js';
export { LearnedWordsService } from './learned-words.service.js';
export { LEARNED_WORDS_PURGE, LEARNING_PURGE } from './learning-purge.repository.js';
export { LearningModule } from './learning.module.js';
export {
  DEFAULT_PARAMETERS,
  DEFAULT_RETENTION,
  parametersOf,
  type MemoryParametersRow,
} from './memory/memory-parameters.js';
export {
  MEMORY_PARAMETER_COLUMNS,
  MemoryParametersRepository,
  setRetention,
  setWeights,
} from './memory/memory-parameters.repository.js';
export { STORED_MEMORY_COLUMNS } from './memory/stored-memory-columns.repository.js';
export {
  advance,
  isLatest,
  memoryOf,
  originOf,
  replay,
  type StoredMemory,
} from './memory/word-memory.js';
export { termKey, wordKey } from './term-key.js';
export { SqlParameters } from './sql-parameters.js';
export { readFits, readParameters, type FitToExport } from './export/memory-export.repository.js';
export {
  findLongestLists,
  readWords,
  type LongestLists,
  type WordToExport,
} from './export/word-export.repository.js';
export { isWithinLimits, mergeWords } from './collect/word-to-collect.js';
export { importFit, importParameters } from './import/memory-import.repository.js';
export { importWords, type Importer } from './import/word-import.repository.js';
export {
  freshWord,
  wordWithPast,
  wordWithReviews,
  type FoldedReview,
  type KnownPast,
} from './import/word-of-file.js';
export type { ImportedWord, WordToImport } from './import/word-to-import.js';
export { countWords } from './holdings.sql.js';
