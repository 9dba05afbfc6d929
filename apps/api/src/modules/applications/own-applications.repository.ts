import type { ApplicationState } from '@wordgrove/contracts';
import type { SqlReader } from '../../platform/database/sql.js';
import { statement, type SqlText } from '../../platform/database/statement.js';
import type { Application } from './application.js';
import { selectApplications, type ApplicationRow } from './application.sql.js';
import { applicationsMeeting, OWN_STATE, type OwnFilter } from './own-applications.sql.js';

/** Returns how many of an owner's applications are in each state, if a text leaves them. */
export async function countStates(
  sql: SqlReader,
  filter: OwnFilter,
): Promise<Partial<Record<ApplicationState, number>>> {
  const values: unknown[] = [];
  const of = applicationsMeeting({ ...filter, state: null }, (value) => `$${values.push(value)}`);
  const text: SqlText<{ state: ApplicationState; count: number }> =
    `select ${OWN_STATE} as state, count(*)::integer as count from ${of} group by 1`;
  const found = await sql.rows(text, values);
  return Object.fromEntries(found.map(({ state, count }) => [state, count]));
}

const BY_ID = statement<ApplicationRow>(
  'application.list-by-id',
  selectApplications('a.owner_id = $1 and a.id = any($2::uuid[])'),
);

/** Returns applications of an owner by their ids. Those that have ended meanwhile are left out. */
export async function readOwnedById(
  sql: SqlReader,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, Application>> {
  const found: Application[] = await sql.rows(BY_ID, [ownerId, ids]);
  return new Map(found.map((application) => [application.id, application]));
}
