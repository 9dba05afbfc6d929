import { lookUpWord, SENTENCE_HASHES } from '../../learning/index.js';
import { MIN_BETWEEN } from './words-apart.js';

/** The number of words that are read beyond those that are asked for, to find some from other sentences. */
export const FURTHER_WORDS = 20;

/**
 * Common table expressions: `answered` with the hashes of the sentences of the words that were answered last on this day, the
 * latest first, and `answered_sentences` with all of these hashes in one row, if there are any. $2 is the plan, and $4 the start of the day.
 */
export const LATEST_ANSWERS = `answered as materialized (
    select latest.place, ${SENTENCE_HASHES} as sentences
    from (
      select learned_word_id, row_number() over (order by reviewed_at desc, id) as place
      from reviews where plan_id = $2 and reviewed_at >= $4 and undone_at is null
      order by reviewed_at desc, id limit ${MIN_BETWEEN}
    ) latest ${lookUpWord('latest.learned_word_id')}
  ),
  answered_sentences as materialized (
    select array_agg(hash) as hashes from (select unnest(sentences) as hash from answered) each
    having count(*) > 0
  )`;

/** Selects the sentences of the words that were answered last, the latest last. */
export const ANSWERED = `(select coalesce(json_agg(sentences order by place desc), '[]') from answered)`;

/** Returns SQL for whether a word, given by its id, is from the same sentence as one that was answered last. */
export const isSibling = (id: string): string =>
  `exists (
    select from answered_sentences ${lookUpWord(id)}
    where answered_sentences.hashes && ${SENTENCE_HASHES}
  )`;
