import type { RowOf } from '../../../platform/database/columns.js';
import { namesOf } from '../../../platform/database/records.js';
import { takeTurn } from '../changes/change-turn.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';
import { COMPLETE_MEMBERS, HAS_ALL_MEMBERS, HAS_ROOM } from '../members/member.sql.js';
import { MEMBER_NAMES } from '../members/word-members.js';

/** What a word that is new has of its own. */
export const OWN = ['id', 'language', 'term', 'termKey', ...MEMBER_NAMES] as const;

interface Upsert {
  /** What is written of each word. */
  properties: readonly (keyof LearnedWordEntity & string)[];
  /** The expressions that give the properties. */
  values: string;
  /** The source of the words. */
  words: string;
  /** A select list. */
  returned: string;
}

/** Selects where an upsert has written a word. */
export const WORD_PLACE = wordColumns(['id', 'language', 'termKey']);

/** Where an upsert has written a word. */
export type WordPlace = RowOf<typeof WORD_PLACE>;

/**
 * Inserts the words of a user ($1) that an application ($2) collects, or completes those that are
 * there, and returns what `returned` selects. One that would have too many tags, notes or contexts
 * stays as it is and is not returned.
 */
export const upsertWords = ({ properties, values, words, returned }: Upsert): string => `
  with turn as (${takeTurn('$1::uuid')})
  insert into learned_words (user_id, application_id, change_number,
    ${namesOf(LearnedWordEntity, properties)})
  select $1::uuid, $2::uuid, turn.change_number, ${values}
  from turn cross join ${words}
  on conflict (user_id, language, term_key) do update set
    ${COMPLETE_MEMBERS},
    updated_at = case when ${HAS_ALL_MEMBERS} then learned_words.updated_at
      else excluded.updated_at end,
    change_number = case when ${HAS_ALL_MEMBERS} then learned_words.change_number
      else excluded.change_number end
  where ${HAS_ROOM}
  returning ${returned}`;
