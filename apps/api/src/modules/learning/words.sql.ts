import { columnsOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/**
 * The properties of a word from `learned_words` that a question shows, and those by which the question is
 * chosen.
 */
export const WORD_TO_ASK = columnsOf(
  LearnedWordEntity,
  ['term', 'language', 'masteryLevel', 'memoryState'],
  'learned_words',
);

/**
 * Returns SQL for the words of a user, given as SQL. A condition on `learned_words` may follow with `and`.
 */
export const fromWords = (user: string): string =>
  `from learned_words where learned_words.user_id = ${user}`;

/**
 * Returns SQL for the word with an id, given as SQL. A condition on `learned_words` may follow with `and`.
 */
export const fromWord = (id: string): string => `from learned_words where learned_words.id = ${id}`;

/** Returns a join, as `learned_words`, of the words whose id equals an SQL operand, such as `any ($1)`. */
export const joinWords = (id: string): string => `join learned_words on learned_words.id = ${id}`;
