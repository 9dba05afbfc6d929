import { columnAs, columnOf, columnsOf, type SelectList } from '../../platform/database/columns.js';
import { matchesAny } from '../../platform/database/like-pattern.js';
import { namesOf } from '../../platform/database/records.js';
import { displayNameOf } from '../accounts/index.js';
import { ApplicationEntity } from './application.entity.js';

/** The properties of an application that users and the authorization server see. */
type Property =
  | 'id'
  | 'clientId'
  | 'name'
  | 'description'
  | 'homepageUrl'
  | 'scopes'
  | 'hourlyQuota';

/** Returns SQL that joins the application with an id as `a`. Some of the fragments below use `a`. */
export function joinApplication(id: string): string {
  return `join applications a on a.id = ${id}`;
}

/** Returns the same SQL for an application only if it has not ended. */
export function joinLiveApplication(id: string): string {
  return `${joinApplication(id)} and a.deleted_at is null`;
}

/** Returns SQL that selects properties of the application `a`. */
export function applicationColumns<Chosen extends Property>(
  properties: readonly Chosen[],
): SelectList<Pick<ApplicationEntity, Chosen>> {
  return columnsOf(ApplicationEntity, properties, 'a');
}

/**
 * SQL for the name of the owner of the application `a` as users see it: the one that an admin approved, or null if another owner has
 * taken over since. As long as no admin has approved the application, it is the present name.
 */
export const SHOWN_OWNER = `case when a.${columnOf(ApplicationEntity, 'ownerReviewed')}
  then a.${columnOf(ApplicationEntity, 'approvedOwnerName')} else ${displayNameOf('a.owner_id')} end`;

/** SQL that selects that name. */
export const OWNER_NAME = `${SHOWN_OWNER} as "ownerName"`;

/** Returns SQL that is true if users know the application `a` by such a text. `pattern` is a pattern of `like`. */
export function isKnownAs(pattern: string): string {
  return matchesAny(['a.name', 'a.homepage_url', SHOWN_OWNER], pattern);
}

/** Returns SQL that selects a property of the application `a` under another name. */
export function applicationColumnAs<Chosen extends Property, Name extends string>(
  property: Chosen,
  name: Name,
): SelectList<Record<Name, ApplicationEntity[Chosen]>> {
  return columnAs(ApplicationEntity, property, name, 'a');
}

/** Returns SQL for whether the application `a` belongs to a user. */
export function isOwnedBy(userId: string): string {
  return `a.${columnOf(ApplicationEntity, 'ownerId')} = ${userId}`;
}

/** The epoch of the application `a`. It is increased to end every code and token of the application. */
export const APPLICATION_EPOCH = `a.${columnOf(ApplicationEntity, 'tokenEpoch')}`;

/**
 * Returns SQL for the reason why the application `a` may do nothing for a user, or for null if it may. Before
 * it is approved, it may act only for its owner and its test users. It does not ask `exists`, for which the planner reads the whole
 * table of test users if it expects several rows.
 */
export function applicationRefusal(userId: string): string {
  return `case
    when a.status in ('SUSPENDED', 'REJECTED') then 'APPLICATION_SUSPENDED'
    when a.status <> 'APPROVED' and a.owner_id <> ${userId} and (
      select true from application_test_users tester
      where tester.application_id = a.id and tester.user_id = ${userId}
    ) is null then 'APPLICATION_NOT_APPROVED'
  end`;
}

/** Returns SQL for the client id of the application with an id. */
export function clientIdOf(id: string): string {
  return `(select client_id from applications where applications.id = ${id})`;
}

/** Returns SQL for the id of the application with a client id. */
export function applicationNamed(clientId: string): string {
  return `(select id from applications where applications.client_id = ${clientId})`;
}

/** Returns SQL that joins the secret with an id as `s`. */
export function joinSecret(id: string): string {
  return `join application_secrets s on s.id = ${id}`;
}

/** Returns SQL for the `id`s of an application's secrets. */
export function secretsOf(applicationId: string): string {
  return `(select id from application_secrets where application_id = ${applicationId})`;
}

/** Returns SQL for the applications `a` of an owner, with `id` and `name`, to be used in place of a table. */
export function applicationsOf(ownerId: string): string {
  return `(select ${namesOf(ApplicationEntity, ['id', 'name'])} from applications where owner_id = ${ownerId} and deleted_at is null) a`;
}
