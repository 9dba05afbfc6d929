import { columnOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** Returns the column of a word's property; for `learned_words` under its own name. */
export const wordColumn = (property: keyof LearnedWordEntity & string): string =>
  `learned_words.${columnOf(LearnedWordEntity, property)}`;
