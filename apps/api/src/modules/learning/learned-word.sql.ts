import { columnOf, columnsOf, propertiesOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { HIDDEN, type LearnedWord } from './learned-word.js';

/** The properties of a {@link LearnedWord}. */
export const LEARNED_WORD = propertiesOf(LearnedWordEntity).filter(
  (property): property is keyof LearnedWord => !(HIDDEN as readonly string[]).includes(property),
);

/** The column of a property; for `learned_words` under its own name. */
export const wordColumn = (property: keyof LearnedWordEntity & string): string =>
  `learned_words.${columnOf(LearnedWordEntity, property)}`;

/** Selects properties of a word; for `learned_words` under its own name. */
export const wordColumns = <Property extends keyof LearnedWordEntity & string>(
  properties: readonly Property[],
) => columnsOf(LearnedWordEntity, properties, 'learned_words');

/** Selects a {@link LearnedWord}. */
export const LEARNED_WORD_COLUMNS = wordColumns(LEARNED_WORD);
