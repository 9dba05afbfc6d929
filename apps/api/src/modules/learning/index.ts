export { countAllWords } from './all-words.repository.js';
export { waitForTurn } from './changes/change-turn.repository.js';
export { lastTurnOf, newWordCountOf, takeTurnAfter } from './changes/change-turn.sql.js';
export { CollectService } from './collect/collect.service.js';
export { compileFilter } from './filter/compile-filter.sql.js';
export { inWordbook } from './filter/filter-fields.sql.js';
export type { FilterFields } from './filter/filter-target.js';
export { ReadableWordbooks } from './filter/readable-wordbooks.js';
export { registerWordbooks, type WordbookSource } from './filter/wordbook-source.js';
export { compileWordFilter } from './filter/word-filter.sql.js';
export { findWord } from './find-word.repository.js';
export { presentLearnedWord } from './learned-word.presenter.js';
export type { LearnedWord } from './learned-word.js';
export { LEARNED_WORD_COLUMNS, wordColumns } from './learned-word.sql.js';
export type { WordContext } from './word-context.js';
export { LearnedWordsService } from './learned-words.service.js';
export { masteriesOf } from './mastery.sql.js';
export { LEARNING_PURGE } from './learning-purge.sql.js';
export { LearningModule } from './learning.module.js';
export { tableHeader, tableRow } from './table/word-table.js';
export {
  DEFAULT_PARAMETERS,
  DEFAULT_RETENTION,
  parametersOf,
  type MemoryParametersRow,
} from './memory/memory-parameters.js';
export {
  findParameters,
  MemoryParametersRepository,
  setRetention,
  setWeights,
} from './memory/memory-parameters.repository.js';
export { joinMemoryParameters, MEMORY_PARAMETER_COLUMNS } from './memory/memory-parameters.sql.js';
export {
  rescheduleWords,
  saveMemory,
  type MemoryTurn,
  type WordMemory,
} from './memory/memory-write.repository.js';
export {
  memoryValues,
  writeMemory,
  type MemorySql,
  type MemoryValues,
} from './memory/memory-write.sql.js';
export {
  FIRST_MEMORY,
  hasWords,
  lockMemories,
  lockMemoriesOf,
  lockMemory,
  type MemoryCursor,
  type ScheduledMemory,
} from './memory/stored-memory.repository.js';
export type { StoredMemory } from './memory/stored-memory.js';
export { STORED_MEMORY_COLUMNS } from './memory/stored-memory.sql.js';
export { advance, isLatest, memoryOf, originOf, replay } from './memory/word-memory.js';
export { FittedWeightsRepository, type Fit } from './memory/fitted-weights.repository.js';
export { IS_DECLARED_NEW, mostReviewsFitted, ORIGIN } from './memory/word-memory.sql.js';
export { fromReviewedWords } from './memory/reviewed-words.sql.js';
export { bytesEach, pageColumns } from './pages/page-select.sql.js';
export { bytesOf, withoutLongMembers, type Paged } from './pages/word-page.js';
export { WordSlices, type ShownWords } from './pages/word-slices.js';
export { findWords, type FoundWords } from './search/found-words.repository.js';
export { statesWithin, type StatesWithin } from './search/states-within.sql.js';
export { recentNotes, type WordNote } from './recent-notes.sql.js';
export { WordCountsRepository, type WordCounts } from './word-counts.repository.js';
export {
  COLLECTED_AT,
  fromWord,
  fromWords,
  isWordOf,
  joinWords,
  lookUpWord,
  OLDEST_FIRST,
  WORD_ID,
  WORD_TO_ASK,
  WORDS,
} from './words.sql.js';
export {
  contentIf,
  fadedAt,
  HAS_NOTES,
  HAS_REVIEWS,
  IS_NEW,
  IS_SCHEDULED,
  NEXT_REVIEW,
  nextReviewStretched,
  SENTENCE_HASHES,
  SENTENCES,
  type ContentToAsk,
} from './words-to-review.sql.js';
export { wordsWritten } from './words-written.sql.js';
export { termKey } from './term-key.js';
export { SqlParameters } from './sql-parameters.js';
export { readFits, readParameters, type FitToExport } from './export/memory-export.repository.js';
export { WORD_EXPORT, wordBatches } from './export/word-export.js';
export { findLongestLists, type WordToExport } from './export/word-export.repository.js';
export { importFit, importParameters } from './import/memory-import.repository.js';
export type { RecordPast, WordWithPast } from './import/past-of-word.js';
export { scheduleOf } from './import/schedule-of-import.js';
export { wordSection } from './import/word-section.js';
export { countWords } from './holdings.sql.js';
