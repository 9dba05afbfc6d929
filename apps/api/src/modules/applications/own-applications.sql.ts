import { SECRET_EXPIRES_SOON_MS, type ApplicationState } from '@wordgrove/contracts';
import { likePattern, matchesAny } from '../../platform/database/like-pattern.js';

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

/** SQL for the state of the application `a`, as its owner finds it. */
export const OWN_STATE = `case when a.status = 'PENDING' or a.status = 'APPROVED' and a.pending_revision is not null
  then 'IN_REVIEW' else a.status end`;

const TEXTS = ['a.name', 'a.client_id', 'a.homepage_url', "array_to_string(a.redirect_uris, ' ')"];

/**
 * Returns SQL for the applications `a` of an owner, with `id` and `made_at`, to be used in place of a table. `place` takes a value,
 * and returns its place.
 */
export function ownApplications(filter: OwnFilter, place: (value: unknown) => string): string {
  return `(select a.id, a.created_at as made_at from ${applicationsMeeting(filter, place)}) a`;
}

/** Returns SQL for the applications `a` of an owner that meet the conditions, with all columns. */
export function applicationsMeeting(
  { ownerId, q, state, needsOwner, now }: OwnFilter,
  place: (value: unknown) => string,
): string {
  const all = [`a.deleted_at is null and a.owner_id = ${place(ownerId)}`];
  if (q !== null) all.push(matchesAny(TEXTS, place(likePattern(q))));
  if (state !== null) all.push(`${OWN_STATE} = ${place(state)}`);
  if (needsOwner)
    all.push(`(a.submission_id is not null or a.status in ('REJECTED', 'SUSPENDED')
    or ${lacksSecret(place(new Date(now.getTime() + SECRET_EXPIRES_SOON_MS)))})`);
  return `applications a where ${all.join(' and ')}`;
}

const lacksSecret = (soon: string) => `a.client_type <> 'PUBLIC' and (
  select count(*) filter (where s.expires_at is null or s.expires_at > ${soon}::timestamptz) < greatest(count(*), 1)
  from application_secrets s where s.application_id = a.id)`;
