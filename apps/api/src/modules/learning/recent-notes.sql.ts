import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { namesOf } from '../../platform/database/records.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** The number of latest words, in each language, whose notes are considered. */
const MAX_WORDS_CONSIDERED = 500;

/** The number of code points to which a note is cut. Much shorter notes are already too long for an option. */
const MAX_NOTE_LENGTH = 500;

const TERM = columnsOf(LearnedWordEntity, ['term', 'language'], 'recent');

/** A note of one of the user's words. */
export type WordNote = RowOf<typeof TERM> & { note: string };

/**
 * Returns SQL for the first notes of a user's latest words in some languages, for use in distractors: JSON of {@link WordNote}s,
 * or null if there are none. Long notes are cut. `languages` is a query for one column.
 */
export const recentNotes = (user: string, languages: string): string => `(
  select json_agg(found) from (
    select ${TERM}, left(recent.notes[1], ${MAX_NOTE_LENGTH}) as note
    from (${languages}) as wanted (language), lateral (
      select ${namesOf(LearnedWordEntity, ['term', 'language', 'notes'])} from learned_words
      where user_id = ${user} and language = wanted.language
      order by created_at desc, id desc limit ${MAX_WORDS_CONSIDERED}
    ) recent
    where cardinality(recent.notes) > 0
  ) found)`;
