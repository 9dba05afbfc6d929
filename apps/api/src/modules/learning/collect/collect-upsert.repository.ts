import type { Language } from '@wordgrove/contracts';
import { takeTurn } from '../changes/change-turn.repository.js';
import {
  COMPLETE_MEMBERS,
  HAS_ALL_MEMBERS,
  HAS_ROOM,
  MEMBER_COLUMNS,
} from '../members/member-sql.repository.js';

/** What a word that is new has of its own, with the types. */
export const WORD_COLUMNS = {
  id: 'uuid',
  language: 'text',
  term: 'text',
  term_key: 'text',
  ...MEMBER_COLUMNS,
};

/** What a declared level makes of a word that is new, with the types. */
export const DECLARATION_COLUMNS = {
  memory_state: 'text',
  stability: 'double precision',
  difficulty: 'double precision',
  next_review_at: 'timestamptz',
  mastery_level: 'smallint',
  declared_mastery_level: 'smallint',
  declared_at: 'timestamptz',
};

interface Upsert {
  /** What is written of each word. */
  columns: string;
  /** The expressions that give the columns. */
  values: string;
  /** The source of the words. */
  words: string;
  /** A select list. */
  returned: string;
}

/** Where an upsert has written a word. */
export interface WordPlace {
  id: string;
  language: Language;
  termKey: string;
}

/** The select list that gives a {@link WordPlace}. */
export const WORD_PLACE = `learned_words.id, learned_words.language,
  learned_words.term_key as "termKey"`;

/**
 * Inserts the words of a user ($1) that an application ($2) collects, or completes those that are
 * there, and answers what `returned` selects. One that would have too many tags, notes or contexts
 * stays as it is and is not returned.
 */
export const upsertWords = ({ columns, values, words, returned }: Upsert): string => `
  with turn as (${takeTurn('$1::uuid')})
  insert into learned_words (user_id, application_id, change_number, ${columns})
  select $1::uuid, $2::uuid, turn.change_number, ${values}
  from turn cross join ${words}
  on conflict (user_id, language, term_key) do update set
    ${COMPLETE_MEMBERS},
    updated_at = case when ${HAS_ALL_MEMBERS} then learned_words.updated_at else excluded.updated_at end,
    change_number = case when ${HAS_ALL_MEMBERS} then learned_words.change_number
      else excluded.change_number end
  where ${HAS_ROOM}
  returning ${returned}`;
