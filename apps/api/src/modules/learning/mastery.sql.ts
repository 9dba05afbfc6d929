import { wordColumns } from './learned-word.sql.js';

/** Whose words, of which language, and the array of their terms' keys, as SQL. */
export interface WordsByTerm {
  userId: string;
  language: string;
  termKeys: string;
}

/** Selects `termKey` and `masteryLevel` of the words that the user has of these terms. */
export const masteriesOf = ({ userId, language, termKeys }: WordsByTerm): string =>
  `select ${wordColumns(['termKey', 'masteryLevel'])} from learned_words
   where user_id = ${userId} and language = ${language} and term_key = any (${termKeys})`;
