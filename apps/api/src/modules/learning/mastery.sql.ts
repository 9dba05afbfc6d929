import { wordColumns } from './learned-word.sql.js';

/** SQL for the user and the language of words, and for the array of their terms' keys. */
export interface WordsByTerm {
  userId: string;
  language: string;
  termKeys: string;
}

/** Returns a statement that selects `termKey` and `masteryLevel` of the user's words with these terms. */
export const masteriesOf = ({ userId, language, termKeys }: WordsByTerm): string =>
  `select ${wordColumns(['termKey', 'masteryLevel'])} from learned_words
   where user_id = ${userId} and language = ${language} and term_key = any (${termKeys})`;
