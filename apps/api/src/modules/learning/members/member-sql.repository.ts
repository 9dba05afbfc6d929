import type { StoredType } from './word-member.js';
import { MEMBER_NAMES, WORD_MEMBERS } from './word-members.js';

/** What an upsert of `learned_words` does with a column that is there and one that is `excluded`. */
interface MemberSql {
  /** The column as it becomes. */
  merged: string;
  /** Whether that is as it was. */
  isSame: string;
  /** How many items it has then. */
  count: string;
}

const SQL_OF: Readonly<Record<StoredType, (column: string) => MemberSql>> = {
  'text[]': (list) => {
    const isSame = `excluded.${list} <@ learned_words.${list}`;
    const added = `array(
      select item from unnest(excluded.${list}) with ordinality as added (item, position)
      where item <> all (learned_words.${list}) order by position)`;
    return {
      isSame,
      merged: unlessSame(list, isSame, added),
      count: `cardinality(learned_words.${list} || ${added})`,
    };
  },
  jsonb: (list) => {
    const added = `array(
      select item from jsonb_array_elements(excluded.${list}) with ordinality as added (item, position)
      where not exists (
        select from jsonb_array_elements(learned_words.${list}) as known where known = item)
      order by position)`;
    const isSame = `cardinality(${added}) = 0`;
    return {
      isSame,
      merged: unlessSame(list, isSame, `to_jsonb(${added})`),
      count: `jsonb_array_length(learned_words.${list}) + cardinality(${added})`,
    };
  },
};

// A long list that stays as it is need not be stored anew.
function unlessSame(list: string, isSame: string, added: string): string {
  return `case when ${isSame} then learned_words.${list} else learned_words.${list} || ${added} end`;
}

const MEMBERS = MEMBER_NAMES.map((name) => {
  const { type, most } = WORD_MEMBERS[name];
  return { name, type, most, sql: SQL_OF[type](name) };
});

/** The columns, with their types. */
export const MEMBER_COLUMNS = Object.fromEntries(
  MEMBERS.map(({ name, type }) => [name, type]),
) as Readonly<Record<(typeof MEMBER_NAMES)[number], StoredType>>;

/** The assignments by which an upsert completes a word. */
export const COMPLETE_MEMBERS = MEMBERS.map(({ name, sql }) => `${name} = ${sql.merged}`).join(
  ', ',
);

/** True where an upsert changes nothing of a word. */
export const HAS_ALL_MEMBERS = MEMBERS.map(({ sql }) => sql.isSame).join(' and ');

/** True where a word that an upsert completes has no more items than it may. */
export const HAS_ROOM = MEMBERS.map(({ most, sql }) => `${sql.count} <= ${most}`).join(' and ');
