import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { namesOf } from '../../platform/database/records.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** The number of latest words, in each language, whose notes are considered. */
const MAX_WORDS_CONSIDERED = 500;

/** The number of code points to which a note is cut. Much shorter notes are already too long for an option. */
const MAX_NOTE_LENGTH = 500;

const TERM = columnsOf(LearnedWordEntity, ['term', 'language'], 'recent');

/** A note of one of the user's words. */
export type WordNote = RowOf<typeof TERM> & { note: string };

const FIND = statement<WordNote>(
  'recent-notes.find',
  `select ${TERM}, left(recent.notes[1], ${MAX_NOTE_LENGTH}) as note
   from unnest($2::text[]) as wanted (language), lateral (
     select ${namesOf(LearnedWordEntity, ['term', 'language', 'notes'])} from learned_words
     where user_id = $1 and language = wanted.language
     order by created_at desc, id desc limit ${MAX_WORDS_CONSIDERED}
   ) recent
   where cardinality(recent.notes) > 0`,
);

/** Reads the notes of a user's latest words. */
@Injectable()
export class RecentNotesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the first notes of the user's latest words in these languages, for use in distractors. Long notes
   * are cut.
   */
  find(userId: string, languages: readonly Language[]): Promise<WordNote[]> {
    return this.sql.rows(FIND, [userId, languages]);
  }
}
