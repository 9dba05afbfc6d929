import { wordColumn } from '../learned-word.sql.js';
import { wordbookSource } from './wordbook-source.js';

const WORD = {
  userId: wordColumn('userId'),
  language: wordColumn('language'),
  termKey: wordColumn('termKey'),
};

/**
 * The condition that a word is in a wordbook that its learner may read, whose id meets a condition.
 */
export const inWordbook = (condition: string): string => wordbookSource().hasWord(WORD, condition);
