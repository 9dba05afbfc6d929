import { wordColumn } from './word-column.sql.js';
import { COLLECTED_AT, fromWords } from './words.sql.js';

/** Returns SQL for the applications that have collected words of a user since a time, and when: one row for each word. */
export const wordsWritten = (user: string, since: string): string =>
  `select ${wordColumn('applicationId')} as writer_id, ${COLLECTED_AT} as written_at
   ${fromWords(user)} and ${COLLECTED_AT} >= ${since}`;
