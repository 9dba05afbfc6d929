import { columnsOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { LEARNED_WORD } from './learned-word.js';

/** Returns a select list of properties of a word; for `learned_words` under its own name. */
export const wordColumns = <Property extends keyof LearnedWordEntity & string>(
  properties: readonly Property[],
) => columnsOf(LearnedWordEntity, properties, 'learned_words');

/** Selects a {@link LearnedWord}. */
export const LEARNED_WORD_COLUMNS = wordColumns(LEARNED_WORD);
