/** SQL for an upsert of `learned_words`, with an existing column and the one of `excluded`. */
interface MemberSql {
  /** The new value of the column. */
  merged: string;
  /** The condition that the new value equals the old one. */
  isSame: string;
  /** The number of items in the new value. */
  count: string;
}

/** SQL that completes and compares a column of each type. */
export const SQL_OF = {
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
} as const satisfies Readonly<Record<string, (column: string) => MemberSql>>;

/** The type of the column that stores a member of a learned word. */
export type StoredType = keyof typeof SQL_OF;

// A long list that does not change need not be stored again.
function unlessSame(list: string, isSame: string, added: string): string {
  return `case when ${isSame} then learned_words.${list} else learned_words.${list} || ${added} end`;
}
