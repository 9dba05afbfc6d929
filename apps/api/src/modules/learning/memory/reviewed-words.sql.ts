import { wordColumn } from '../word-column.sql.js';
import { fromWords, OLDEST_FIRST, WORD_ID, WORDS } from '../words.sql.js';

/** SQL for what limits a selection of words. */
interface Selection {
  /** The user whose words they are. */
  user: string;
  /** The time at which the last word before them was collected. */
  createdAt: string;
  /** The id of that word. */
  wordId: string;
  /** The last of the ends of ids that count, in 8 hexadecimal digits. */
  lastEnd: string;
  limit: string;
}

/** Returns SQL for words that were reviewed, as `learned_words`: the first after a place in {@link OLDEST_FIRST}. */
export const fromReviewedWords = ({ user, createdAt, wordId, lastEnd, limit }: Selection) => `from (
  select * ${fromWords(user)} and (${OLDEST_FIRST}) > (${createdAt}::timestamptz, ${wordId}::uuid)
    and right(${WORD_ID}::text, 8) collate "C" <= ${lastEnd} and ${wordColumn('reviewCount')} > 0
  order by ${OLDEST_FIRST} limit ${limit}
) ${WORDS}`;
