import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

// One replica at a time; the number only has to differ from that of any other such lock.
const TAKE_TURN = 'select pg_try_advisory_xact_lock(7009) as "isOurs"';

const DAY = `interval '1 day'`;

// Requests stay a day longer, so that a late visitor still learns the way back (rule 14), and codes
// as long as a token that came from them, so that a second use still ends it (rule 28).
const DELETE_EXPIRED = [
  `delete from authorization_requests where expires_at <= $1::timestamptz - ${DAY}`,
  'delete from access_tokens where expires_at <= $1::timestamptz',
  'delete from refresh_tokens where expires_at <= $1::timestamptz',
  `delete from token_families f where f.created_at <= $1::timestamptz - ${DAY}
   and not exists (select from access_tokens where family_id = f.id)
   and not exists (select from refresh_tokens where family_id = f.id)`,
  `delete from authorization_codes c where c.expires_at <= $1::timestamptz - ${DAY}
   and not exists (select from token_families where id = c.family_id)`,
  `delete from grants g where g.revoked_at <= $1::timestamptz - ${DAY}
   and not exists (select from token_families where grant_id = g.id)
   and not exists (select from authorization_codes where grant_id = g.id)`,
];

/** Removes what nobody can use or ask about any more. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly sql: Sql) {}

  /** Deletes what has expired; leaves it to another replica that is at it. */
  deleteExpired(now: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const turn = await sql.row<{ isOurs: boolean }>(TAKE_TURN);
      if (!turn?.isOurs) return;
      for (const text of DELETE_EXPIRED) await sql.execute(text, [now]);
    });
  }
}
