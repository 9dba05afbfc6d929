/** What an upsert of `learned_words` does with a column that is there and one that is `excluded`. */
interface MemberSql {
  /** The column as it becomes. */
  merged: string;
  /** Whether that is as it was. */
  isSame: string;
  /** How many items it has then. */
  count: string;
}

/** What completing and comparing a column of each type takes. */
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

/** How a member of a learned word is stored. */
export type StoredType = keyof typeof SQL_OF;

// A long list that stays as it is need not be stored anew.
function unlessSame(list: string, isSame: string, added: string): string {
  return `case when ${isSame} then learned_words.${list} else learned_words.${list} || ${added} end`;
}
