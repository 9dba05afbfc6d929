import { columnAs, columnOf, columnsOf, type SelectList } from '../../platform/database/columns.js';
import { ApplicationEntity } from './application.entity.js';

/** What users and the authorization server see of an application. */
type Property = 'clientId' | 'name' | 'description' | 'homepageUrl' | 'scopes' | 'hourlyQuota';

/** Joins the application of an id as `a`, which some of the fragments below are about. */
export function joinApplication(id: string): string {
  return `join applications a on a.id = ${id}`;
}

/** The same, if it has not ended. */
export function joinLiveApplication(id: string): string {
  return `${joinApplication(id)} and a.deleted_at is null`;
}

/** Selects properties of the application `a`. */
export function applicationColumns<Chosen extends Property>(
  properties: readonly Chosen[],
): SelectList<Pick<ApplicationEntity, Chosen>> {
  return columnsOf(ApplicationEntity, properties, 'a');
}

/** Selects a property of the application `a` under another name. */
export function applicationColumnAs<Chosen extends Property, Name extends string>(
  property: Chosen,
  name: Name,
): SelectList<Record<Name, ApplicationEntity[Chosen]>> {
  return columnAs(ApplicationEntity, property, name, 'a');
}

/** The epoch of the application `a`: it moves on to end every code and token that the application has. */
export const APPLICATION_EPOCH = `a.${columnOf(ApplicationEntity, 'tokenEpoch')}`;

/**
 * Why the application `a` may do nothing for a user, or null if it may. Until approval it may for its
 * owner and its test users.
 */
export function applicationRefusal(userId: string): string {
  return `case
    when a.status in ('SUSPENDED', 'REJECTED') then 'APPLICATION_SUSPENDED'
    when a.status <> 'APPROVED' and a.owner_id <> ${userId} and not exists (
      select from application_test_users tester
      where tester.application_id = a.id and tester.user_id = ${userId}
    ) then 'APPLICATION_NOT_APPROVED'
  end`;
}

/** The client id of the application of an id. */
export function clientIdOf(id: string): string {
  return `(select client_id from applications where applications.id = ${id})`;
}

/** The applications `a` of an owner, with `id` and `name`, in the place of a table. */
export function applicationsOf(ownerId: string): string {
  return `(select id, name from applications where owner_id = ${ownerId} and deleted_at is null) a`;
}
