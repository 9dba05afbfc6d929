import type { MemberName } from './word-members.js';

const same = (column: string): string => column;

/** SQL for the wire form of each member, as JSON or as what turns into it, given its column. */
export const SHOWN_MEMBERS: Readonly<Record<MemberName, (column: string) => string>> = {
  tags: same,
  notes: same,
  contexts: (column) => `case when ${column} = '[]' then '[]'::json else (
    select ('[' || string_agg(row_to_json(shown)::text, ',') || ']')::json
    from (
      select sentence, "sourceTitle" as source_title, "sourceUrl" as source_url
      from jsonb_to_recordset(${column})
        as stored (sentence text, "sourceTitle" text, "sourceUrl" text)
    ) shown
  ) end`,
};
