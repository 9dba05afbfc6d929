import { PROFILE_VERSION } from '@wordgrove/lexicon';
import { columnOf, type SelectList } from '../../../platform/database/columns.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import type { LearnedWord } from '../learned-word.js';
import { LEARNED_WORD_COLUMNS, wordColumns } from '../learned-word.sql.js';
import { HAS_ALL_EVIDENCE } from '../members/member.sql.js';
import { PROFILE } from './word-profile.js';

/** SQL that is true if the profile of a word is to be worked out. An index has these words. */
export const IS_UNPROFILED = `learned_words.profile_version < ${PROFILE_VERSION}`;

/** A word that was written, and what its profile is worked out from, if that is to be done. */
export type WordToProfile = LearnedWord & { senseId: string | null; isUnprofiled: boolean };

/** Selects a {@link WordToProfile}. */
export const WORD_TO_PROFILE: SelectList<WordToProfile> = `${LEARNED_WORD_COLUMNS}, ${wordColumns(['senseId'])},
  ${IS_UNPROFILED} as "isUnprofiled"`;

/** SQL that is true if the profile of a word is the same before and after an upsert. */
export const KEEPS_PROFILE = `(${HAS_ALL_EVIDENCE} and not ${IS_UNPROFILED}
  and (excluded.sense_id is null or learned_words.sense_id is not null))`;

/** The assignments by which an upsert marks a word whose profile is to be worked out. A sense that was chosen stays chosen. */
export const MARK_UNPROFILED = `sense_id = coalesce(learned_words.sense_id, excluded.sense_id),
  profile_version = case when ${KEEPS_PROFILE} then learned_words.profile_version else 0 end`;

/** The assignments by which a word gets the profile of a record, given by its name. */
export const takeProfile = (of: string): string =>
  PROFILE.map((property) => `${columnOf(LearnedWordEntity, property)} = ${of}."${property}"`).join(
    ', ',
  );

/** Returns SQL that is true if nothing that is shown changes by {@link takeProfile}. */
export const hasProfileOf = (other: string): string => `(
  learned_words.sense::text is not distinct from ${other}."sense"::text
  and learned_words.suggestion is not distinct from ${other}."suggestion"
  and learned_words.question_types = ${other}."questionTypes")`;
