import { likePattern } from '../../../platform/database/like-pattern.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { isKnownAs } from '../../applications/index.js';

/** The conditions of a user's list of grants. */
export interface GrantFilter {
  userId: string;
  /** A part of what users know of an application: its name, its homepage and its developer's name. */
  q: string | null;
}

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** SQL for which of the rows `g`, with their applications `a`, are on a page of the list. Takes {@link grantPageValues}. */
export const GRANT_PAGE = `g.user_id = $1 and g.revoked_at is null
   and (g.created_at, g.id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, '${LAST_UUID}'))
   and ($4::text is null or ${isKnownAs('$4')})
   order by g.created_at desc, g.id desc limit $5`;

export function grantPageValues(
  { userId, q }: GrantFilter,
  cursor: ListCursor | null,
  limit: number,
): unknown[] {
  return [userId, ...(cursor ?? [null, null]), q === null ? null : likePattern(q), limit];
}
