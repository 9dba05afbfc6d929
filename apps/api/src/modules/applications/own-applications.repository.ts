import { DAY_MS, type ApplicationState } from '@wordgrove/contracts';
import { likePattern } from '../../platform/database/like-pattern.js';
import type { SqlReader } from '../../platform/database/sql.js';
import { statement, type SqlText } from '../../platform/database/statement.js';
import type { Application } from './application.js';
import { selectApplications, type ApplicationRow } from './application.sql.js';

/** The applications of an owner that meet all conditions that are not null or false. */
export interface OwnFilter {
  ownerId: string;
  /** A part of a name, client id or address. */
  q: string | null;
  state: ApplicationState | null;
  /** True for those at which something waits for the owner. */
  needsOwner: boolean;
  now: Date;
}

/** A secret that expires within this time has to be replaced. */
const SECRET_SOON_MS = 14 * DAY_MS;

const STATE = `case when a.status = 'PENDING' or a.status = 'APPROVED' and a.pending_revision is not null
  then 'IN_REVIEW' else a.status end`;

// For the addresses, because they are a list.
const TEXTS = `(a.name || ' ' || a.client_id || ' ' || coalesce(a.homepage_url, '') || ' '
  || array_to_string(a.redirect_uris, ' '))`;

/** Returns SQL for the applications `a` of an owner. `place` takes a value, and returns its place. */
export function ownApplications(
  { ownerId, q, state, needsOwner, now }: OwnFilter,
  place: (value: unknown) => string,
): string {
  const all = [`a.deleted_at is null and a.owner_id = ${place(ownerId)}`];
  if (q !== null) all.push(`${TEXTS} ilike ${place(likePattern(q))}`);
  if (state !== null) all.push(`${STATE} = ${place(state)}`);
  if (needsOwner)
    all.push(`(a.submission_id is not null or a.status in ('REJECTED', 'SUSPENDED')
    or ${lacksSecret(place(new Date(now.getTime() + SECRET_SOON_MS)))})`);
  return `applications a where ${all.join(' and ')}`;
}

const lacksSecret = (soon: string) => `a.client_type <> 'PUBLIC' and (
  select count(*) filter (where s.expires_at is null or s.expires_at > ${soon}::timestamptz) < greatest(count(*), 1)
  from application_secrets s where s.application_id = a.id)`;

/** Returns how many of an owner's applications are in each state, if a text leaves them. */
export async function countStates(
  sql: SqlReader,
  filter: OwnFilter,
): Promise<Partial<Record<ApplicationState, number>>> {
  const values: unknown[] = [];
  const of = ownApplications({ ...filter, state: null }, (value) => `$${values.push(value)}`);
  const text: SqlText<{ state: ApplicationState; count: number }> =
    `select ${STATE} as state, count(*)::integer as count from ${of} group by 1`;
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
