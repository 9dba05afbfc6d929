import { Injectable } from '@nestjs/common';
import { LIMITS, type SubmissionKind } from '@wordgrove/contracts';
import { likePattern } from '../../../platform/database/like-pattern.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import type { Application } from '../application.js';
import { isLike, selectApplications, type ApplicationRow } from '../application.sql.js';

// The first condition is that of the index which has the order.
const page = (condition: string) =>
  selectApplications(`a.waiting_since is not null and a.held_decision is null
    and (a.waiting_since, a.id) >
      (coalesce($1::timestamptz, '-infinity'), coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
    and ($4::text is null or $4 = case when a.pending_revision is null then 'NEW' else 'CHANGES' end)
    and ${condition}
    order by a.waiting_since, a.id limit $3`);

const LIST = statement<ApplicationRow>('review-queue.list', page('true'));
const SEARCH = statement<ApplicationRow>('review-queue.search', page(isLike('$5')));

const ONE = statement<ApplicationRow>(
  'review-queue.one',
  selectApplications('a.id = $1 and a.waiting_since is not null and a.held_decision is null'),
);

const HELD = statement<ApplicationRow>(
  'review-queue.held',
  selectApplications(`a.held_decision is not null
    order by a.held_decision->>'effectiveAt' desc, a.id limit ${LIMITS.heldApplications}`),
);

// Each number is read from an index of its own.
const COUNT = statement<{ count: number }>(
  'review-queue.count',
  `select ((select count(*) from applications where waiting_since is not null)
     - (select count(*) from applications where held_decision is not null and waiting_since is not null)
   )::integer as count`,
);

/** The conditions of the list of what waits. All that are not null must be met. */
export interface QueueFilter {
  /** A part of a name, an address, a description or the owner. */
  search: string | null;
  kind: SubmissionKind | null;
}

/** Reads what waits for an admin, the longest first. */
@Injectable()
export class ReviewQueueRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns applications about which nobody has decided. */
  list(
    { search, kind }: QueueFilter,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<Application[]> {
    const values = [...(cursor ?? [null, null]), limit, kind];
    if (search === null) return this.sql.rows(LIST, values);
    return this.sql.rows(SEARCH, [...values, likePattern(search)]);
  }

  /** Returns an application, or undefined if it does not wait or a decision about it is held. */
  one(id: string): Promise<Application | undefined> {
    return this.sql.row(ONE, [id]);
  }

  /** Returns applications with a decision that is held, the last one first. */
  held(): Promise<Application[]> {
    return this.sql.rows(HELD);
  }

  /** Returns the number of applications about which nobody has decided. */
  async count(): Promise<number> {
    return (await this.sql.row(COUNT))?.count ?? 0;
  }
}
