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
export type { LearnedWord } from './learned-word.js';
export type { WordContext } from './word-context.js';
export { LearnedWordsService } from './learned-words.service.js';
export { LEARNED_WORDS_PURGE, LEARNING_PURGE } from './learning-purge.repository.js';
export { LearningModule } from './learning.module.js';
export { presentContent } from './members/word-content.js';
export { MEMBER_NAMES } from './members/word-members.js';
export { specOfRow, tableHeader, tableRow } from './table/word-table.js';
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
export { termKey } from './term-key.js';
export { SqlParameters } from './sql-parameters.js';
export { readFits, readParameters, type FitToExport } from './export/memory-export.repository.js';
export { WORD_EXPORT, wordBatches } from './export/word-export.js';
export { findLongestLists, type WordToExport } from './export/word-export.repository.js';
export { importFit, importParameters } from './import/memory-import.repository.js';
export type { PastOfWord, PastReview, RecordPast, WordWithPast } from './import/past-of-word.js';
export { scheduleOfImport } from './import/schedule-of-import.js';
export { wordSection } from './import/word-section.js';
