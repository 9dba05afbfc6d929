import { LIMITS } from '@wordgrove/contracts';
import type { RowOf } from '../../../platform/database/columns.js';
import { namesOf } from '../../../platform/database/records.js';
import { takeTurn } from '../changes/change-turn.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';

/** What a word that is new has of its own. */
export const OWN = ['id', 'language', 'term', 'termKey', 'tags', 'notes', 'contexts'] as const;

const newItems = (list: 'tags' | 'notes') => `array(
  select item from unnest(excluded.${list}) with ordinality as added (item, position)
  where item <> all (learned_words.${list}) order by position)`;
const NEW_CONTEXTS = `array(
  select item from jsonb_array_elements(excluded.contexts) with ordinality as added (item, position)
  where not exists (
    select from jsonb_array_elements(learned_words.contexts) as known where known = item)
  order by position)`;
const hasAll = (list: 'tags' | 'notes') => `excluded.${list} <@ learned_words.${list}`;
const HAS_ALL_CONTEXTS = `cardinality(${NEW_CONTEXTS}) = 0`;
const NOTHING_NEW = `${hasAll('tags')} and ${hasAll('notes')} and ${HAS_ALL_CONTEXTS}`;

// A long list that stays as it is need not be stored anew.
const withNew = (list: 'tags' | 'notes') => `case when ${hasAll(list)} then learned_words.${list}
  else learned_words.${list} || ${newItems(list)} end`;
const WITH_NEW_CONTEXTS = `case when ${HAS_ALL_CONTEXTS} then learned_words.contexts
  else learned_words.contexts || to_jsonb(${NEW_CONTEXTS}) end`;

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
    tags = ${withNew('tags')},
    notes = ${withNew('notes')},
    contexts = ${WITH_NEW_CONTEXTS},
    updated_at = case when ${NOTHING_NEW} then learned_words.updated_at else excluded.updated_at end,
    change_number = case when ${NOTHING_NEW} then learned_words.change_number
      else excluded.change_number end
  where cardinality(learned_words.tags || ${newItems('tags')}) <= ${LIMITS.tags}
    and cardinality(learned_words.notes || ${newItems('notes')}) <= ${LIMITS.notes}
    and jsonb_array_length(learned_words.contexts) + cardinality(${NEW_CONTEXTS})
      <= ${LIMITS.contexts}
  returning ${returned}`;
