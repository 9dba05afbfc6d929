import { columnAs, listOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import { wordColumns } from './learned-word.sql.js';
import { wordColumn } from './word-column.sql.js';

/** The name under which the fragments of this module give words to a statement. */
export const WORDS = 'learned_words';

/** SQL for the id of a word. */
export const WORD_ID = wordColumn('id');

/** SQL for the time at which a word was collected. */
export const COLLECTED_AT = wordColumn('createdAt');

/** SQL that sorts words by the time at which they were collected. */
export const OLDEST_FIRST = `${COLLECTED_AT}, ${WORD_ID}`;

/**
 * The properties of a word from `learned_words` that a question shows, and those by which the question is
 * chosen.
 */
export const WORD_TO_ASK = listOf(
  columnAs(LearnedWordEntity, 'id', 'wordId', WORDS),
  wordColumns(['term', 'language', 'masteryLevel', 'memoryState', 'senseId']),
);

/** Returns the SQL condition that a word is one of a user's, given as SQL. */
export const isWordOf = (user: string): string => `learned_words.user_id = ${user}`;

/**
 * Returns SQL for the words of a user, given as SQL. A condition on `learned_words` may follow with `and`.
 */
export const fromWords = (user: string): string => `from learned_words where ${isWordOf(user)}`;

/**
 * Returns SQL for the word with an id, given as SQL. A condition on `learned_words` may follow with `and`.
 */
export const fromWord = (id: string): string => `from learned_words where learned_words.id = ${id}`;

/** Returns a join, as `learned_words`, of the words whose id equals an SQL operand, such as `any ($1)`. */
export const joinWords = (id: string): string => `join learned_words on learned_words.id = ${id}`;

/** Returns a left join of the same kind that looks up one word for each row. */
export const lookUpWord = (id: string): string =>
  `left join lateral (select * ${fromWord(id)} limit 1) learned_words on true`;
