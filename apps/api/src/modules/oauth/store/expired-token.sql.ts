import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { AccessTokenEntity } from './access-token.entity.js';
import type { TokenFamilyEntity } from './token-family.entity.js';

type TokenTable = 'access_tokens' | 'refresh_tokens';

// Both kinds of tokens have this column.
const FAMILY = columnsOf(AccessTokenEntity, ['familyId']);

type ExpiredToken = RowOf<typeof FAMILY> & { place: string };

const findingExpired = (table: TokenTable) =>
  statement<ExpiredToken>(
    `${table}.find-expired`,
    `select ctid::text as place, ${FAMILY}
     from ${table} where expires_at <= $1 order by expires_at limit $2 for update skip locked`,
  );

// `offset 0` makes PostgreSQL look only at the tokens of each family. As a join, it might read whole tables.
const HAS_LIVE = (family: string): string => `(
  exists (select from access_tokens where family_id = ${family} and expires_at > $1 offset 0)
  or exists (select from refresh_tokens where family_id = ${family} and expires_at > $1 offset 0))`;

// A locked family gets no more tokens. A family that is being rotated right now is left alone.
const LOCK_DEAD = statement<Pick<TokenFamilyEntity, 'id'>>(
  'token-family.lock-dead',
  `select f.id from token_families f
   where f.id = any($2::uuid[]) and not ${HAS_LIVE('f.id')} for update skip locked`,
);

// The last tokens of a family that could not be locked stay, because they lead back to it.
const removingTokens = (table: TokenTable) =>
  statement<never>(
    `${table}.remove-expired`,
    `delete from ${table} t
     where ctid = any($2::tid[]) and (family_id = any($3::uuid[]) or ${HAS_LIVE('t.family_id')})`,
  );

// A new statement sees what was committed before the lock. The code that a family came from stays as long as
// the family does, so that a second use still ends the family (rule 28).
const REMOVE_FAMILIES = statement<never>(
  'token-family.remove-dead',
  `with removed as (
     delete from token_families f where f.id = any($2::uuid[]) and not ${HAS_LIVE('f.id')}
     returning f.id
   )
   delete from authorization_codes c using removed where c.family_id = removed.id`,
);

/**
 * Returns a task that removes tokens as soon as they have expired. The last tokens of a family go together with
 * the family and its code.
 */
function expired(table: TokenTable, removes: string): HousekeepingTask {
  const find = findingExpired(table);
  const remove = removingTokens(table);
  return {
    removes,
    removeBatch: async (sql, now, batchSize) => {
      const tokens = await sql.rows(find, [now, batchSize]);
      if (tokens.length === 0) return 0;
      const places = tokens.map(({ place }) => place);
      const families = await lockDead(sql, now, new Set(tokens.map(({ familyId }) => familyId)));
      const removed = await sql.execute(remove, [now, places, families]);
      if (families.length > 0) await sql.execute(REMOVE_FAMILIES, [now, families]);
      return removed;
    },
  };
}

async function lockDead(sql: SqlExecutor, now: Date, families: Set<string>): Promise<string[]> {
  const dead = await sql.rows(LOCK_DEAD, [now, [...families]]);
  return dead.map(({ id }) => id);
}

export const EXPIRED_ACCESS_TOKENS = expired('access_tokens', 'expired access tokens');
export const EXPIRED_REFRESH_TOKENS = expired('refresh_tokens', 'expired refresh tokens');
