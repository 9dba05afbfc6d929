import { columnsOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** What a question shows of a word from `learned_words`, and what it is chosen by. */
export const WORD_TO_ASK = columnsOf(
  LearnedWordEntity,
  ['term', 'language', 'masteryLevel', 'memoryState'],
  'learned_words',
);

/** The words of a user, who is given as SQL; a condition on `learned_words` may follow with `and`. */
export const fromWords = (user: string): string =>
  `from learned_words where learned_words.user_id = ${user}`;

/** The word with an id, which is given as SQL; a condition on `learned_words` may follow with `and`. */
export const fromWord = (id: string): string => `from learned_words where learned_words.id = ${id}`;

/** Joins the words as `learned_words` whose id equals an SQL operand, such as `any ($1)`. */
export const joinWords = (id: string): string => `join learned_words on learned_words.id = ${id}`;
