import type { RowOf } from '../../../platform/database/columns.js';
import { namesOf } from '../../../platform/database/records.js';
import { takeTurn } from '../changes/change-turn.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';
import { COMPLETE_MEMBERS, HAS_ALL_MEMBERS, HAS_ROOM } from '../members/member.sql.js';
import { MEMBER_NAMES } from '../members/word-members.js';
import { PROFILE } from '../profile/word-profile.js';
import { KEEPS_PROFILE, MARK_UNPROFILED } from '../profile/word-profile.sql.js';

/** The properties that a new word does not share with the others of its batch. */
export const OWN = [
  'id',
  'language',
  'term',
  'termKey',
  ...MEMBER_NAMES,
  'senseId',
  ...PROFILE,
] as const;

export interface Upsert {
  /** The properties that the statement writes for each word. */
  properties: readonly (keyof LearnedWordEntity & string)[];
  /** The SQL expressions for the values of the properties. */
  values: string;
  /** The SQL that the words come from. */
  words: string;
  /** The select list of what the statement returns. */
  returned: string;
  /** The SQL that takes the turn; without it, the turn is waited for. */
  turn?: string;
  /** The SQL condition under which anything is written. */
  condition?: string;
  /** True if a known word whose profile would change is left as it is. Otherwise it is marked, so that the profile is worked out. */
  keepsProfiles?: boolean;
}

/** Selects the id of a word that an upsert has written, and what identifies the word otherwise. */
export const WORD_PLACE = wordColumns(['id', 'language', 'termKey']);

/** The id of a word that an upsert has written, and what identifies the word otherwise. */
export type WordPlace = RowOf<typeof WORD_PLACE>;

/**
 * Returns a statement that adds the words of a user ($1) that an application ($2) collects, or completes
 * the words that the user has already. It returns what `returned` selects. A word that would have too many
 * tags, notes or contexts is neither changed nor returned.
 */
export const upsertWords = ({
  properties,
  values,
  words,
  returned,
  turn = takeTurn('$1::uuid'),
  condition = 'true',
  keepsProfiles = false,
}: Upsert): string => `
  with turn as (${turn})
  insert into learned_words (user_id, application_id, change_number,
    ${namesOf(LearnedWordEntity, properties)})
  select $1::uuid, $2::uuid, turn.change_number, ${values}
  from turn cross join ${words}
  where ${condition}
  on conflict (user_id, language, term_key) do update set
    ${COMPLETE_MEMBERS},
    ${MARK_UNPROFILED},
    updated_at = case when ${HAS_ALL_MEMBERS} then learned_words.updated_at
      else excluded.updated_at end,
    change_number = case when ${HAS_ALL_MEMBERS} then learned_words.change_number
      else excluded.change_number end
  where ${HAS_ROOM} and ${keepsProfiles ? KEEPS_PROFILE : 'true'}
  returning ${returned}`;
