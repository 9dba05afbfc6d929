export { declare, DEFAULT_RETENTION } from './declaration.js';
export { compileWordFilter } from './filter/word-filter.js';
export { LEARNED_WORD_COLUMNS } from './learned-word-columns.repository.js';
export { presentLearnedWord } from './learned-word.presenter.js';
export type { Declaration, LearnedWord, WordContext } from './learned-word.js';
export { LearnedWordsService } from './learned-words.service.js';
export { LearningModule } from './learning.module.js';
export { SqlParameters } from './sql-parameters.js';
