import type { SqlText } from '../../../platform/database/statement.js';
import { shownMembers } from '../members/member.sql.js';
import { LONG_MEMBER_NAMES } from '../members/word-members.js';
import type { SqlParameters } from '../sql-parameters.js';
import { selectPage, type PageSelect } from './page-select.sql.js';

/** A page as PostgreSQL makes JSON of it. */
export interface JsonRow {
  /** One item a line, or null if there is none. JSON has no line breaks of its own. */
  items: string | null;
  /** True if a member of a word is missing, because it is too long to come with the page. */
  isIncomplete: boolean;
}

const IS_INCOMPLETE = LONG_MEMBER_NAMES.map((name) => `page.${name} is null`).join(' or ');

/**
 * Returns a statement that selects the words that `selectPage` selects, in their wire form: the members of
 * `presentLearnedWord`, in its order. Only the timestamps are PostgreSQL's, as `withIsoTimestamps` expects them.
 */
export function selectPageJson(
  select: PageSelect<never>,
  parameters: SqlParameters,
): SqlText<JsonRow> {
  return `select string_agg(row_to_json(word)::text, E'\\n') as items,
      coalesce(bool_or(incomplete), false) as "isIncomplete"
    from (${selectPage(select, parameters)}) page,
      lateral (select ${IS_INCOMPLETE} as incomplete) judged,
      lateral (
        select page.id, page.term, page.language, page."masteryLevel" as mastery_level,
          case when page.suspended then 'SUSPENDED' else page."memoryState" end as state,
          ${shownMembers((name) => `page.${name}`)},
          page.sense, page.suggestion, page."questionTypes" as question_types,
          page."reviewCount" as review_count, page."lapseCount" as lapse_count,
          page."createdAt" as created_at, page."updatedAt" as updated_at,
          page."lastReviewedAt" as last_reviewed_at, page."nextReviewAt" as next_review_at
      ) word`;
}
