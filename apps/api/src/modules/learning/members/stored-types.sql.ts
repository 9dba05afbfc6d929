/** SQL for the column that stores a member. An upsert also has the column of `excluded`. */
interface StoredTypeSql {
  /** The new value of the column after an upsert. */
  merged: string;
  /** The condition that the new value equals the old one. */
  isSame: string;
  /** The number of items in the new value. */
  count: string;
  /** The wire form of a column, as JSON or as what turns into it. */
  shown(column: string): string;
  /** A column as it is, but unpacked, in order to measure it. To make text of it takes several times as long. */
  unpacked(column: string): string;
}

/** The SQL for the columns of each type. */
export const SQL_OF = {
  texts: (list) => {
    const isSame = `excluded.${list} <@ learned_words.${list}`;
    const added = `array(
      select item from unnest(excluded.${list}) with ordinality as added (item, position)
      where item <> all (learned_words.${list}) order by position)`;
    return {
      isSame,
      merged: unlessSame(list, isSame, added),
      count: `cardinality(learned_words.${list} || ${added})`,
      shown: (column) => column,
      unpacked: (column) => `(${column} || '{}'::text[])`,
    };
  },
  contexts: (list) => {
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
      shown: shownContexts,
      unpacked: (column) => `(${column} #> '{}')`,
    };
  },
} as const satisfies Readonly<Record<string, (column: string) => StoredTypeSql>>;

/** The form in which a member of a learned word is stored. */
export type StoredType = keyof typeof SQL_OF;

// A long list that does not change need not be stored again.
function unlessSame(list: string, isSame: string, added: string): string {
  return `case when ${isSame} then learned_words.${list} else learned_words.${list} || ${added} end`;
}

function shownContexts(column: string): string {
  return `case when ${column} = '[]' then '[]'::json else (
    select ('[' || string_agg(row_to_json(shown)::text, ',') || ']')::json
    from (
      select sentence, "sourceTitle" as source_title, "sourceUrl" as source_url
      from jsonb_to_recordset(${column})
        as stored (sentence text, "sourceTitle" text, "sourceUrl" text)
    ) shown
  ) end`;
}
