import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@wordgrove/contracts';
import { columnsOf, listOf, type RowOf } from '../../platform/database/columns.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { Sql } from '../../platform/database/sql.js';
import { statement, type SqlText } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { isUuid } from '../../platform/http/uuid.js';
import { contactOf, usersLike, type UserContact } from '../accounts/index.js';
import { ApplicationEntity } from './application.entity.js';
import { AuditEventEntity } from './audit-event.entity.js';

/** The conditions of a list of events. All that are not null must be met. */
export interface AuditFilter {
  /** The id of the user who acted, or `SERVICE`. */
  actor: string | null;
  /** The id of an application or a user. */
  about: string | null;
  actions: readonly AuditAction[] | null;
  from: string | null;
  to: string | null;
  /** Those whom events must name. */
  named: Named | null;
}

/** The ids of what a text names. */
export interface Named {
  users: readonly string[];
  applications: readonly string[];
  events: readonly string[];
}

const EVENT = listOf(
  columnsOf(AuditEventEntity, ['id', 'action', 'actorId', 'applicationId', 'userId'], 'e'),
  columnsOf(AuditEventEntity, ['details', 'createdAt'], 'e'),
);
const APPLICATION = columnsOf(ApplicationEntity, ['clientId'], 'a');

/** An event with the present names of those whom it names. */
export type FoundAuditEvent = RowOf<typeof EVENT> & {
  actor: UserContact | null;
  user: UserContact | null;
  /** The name of the application now, or the last one that the log knows. */
  applicationName: string | null;
  /** Null if the application is gone. */
  clientId: string | null;
};

// The name of an application that is gone is in the log alone.
const LAST_NAME = `(select named.details->>'name' from audit_events named
  where named.application_id = e.application_id and starts_with(named.action, 'APPLICATION_')
    and jsonb_typeof(named.details->'name') = 'string'
  order by named.created_at desc limit 1)`;

/** The number of users and of applications that a search takes into account. */
const MAX_NAMED = 500;

const NAMED = statement<Omit<Named, 'events'>>(
  'audit-search.named',
  `select array(${usersLike('$1')} limit ${MAX_NAMED}) as users,
     array(select id from applications where name ilike $1 or client_id ilike $1
       union select application_id from audit_events
       where action = 'APPLICATION_DELETED' and details->>'name' ilike $1
       limit ${MAX_NAMED}) as applications`,
);

/** Finds events for admins. */
@Injectable()
export class AuditSearch {
  constructor(private readonly sql: Sql) {}

  /** Returns what a text names: by an id, or by a part of a name, address or client id. */
  async named(q: string): Promise<Named> {
    if (isUuid(q)) return { users: [q], applications: [q], events: [q] };
    const named = await this.sql.row(NAMED, [likePattern(q)]);
    return { users: [], applications: [], ...named, events: [] };
  }

  /** Returns up to `limit` events, the newest first, starting after the cursor. */
  list(filter: AuditFilter, cursor: ListCursor | null, limit: number): Promise<FoundAuditEvent[]> {
    const values: unknown[] = [limit];
    const condition = conditionOf(filter, values);
    const after = cursor === null ? '' : `and (e.created_at, e.id) < (${places(values, cursor)})`;
    // The text varies, so that the database plans for the conditions that there are.
    const text: SqlText<FoundAuditEvent> = `
      select ${EVENT}, ${contactOf('e.actor_id')} as actor, ${contactOf('e.user_id')} as "user",
        ${APPLICATION}, case when a.id is null then ${LAST_NAME} else a.name end as "applicationName"
      from (select * from audit_events e where ${condition} ${after}
        order by e.created_at desc, e.id desc limit $1) e
      left join applications a on a.id = e.application_id and a.deleted_at is null
      order by e.created_at desc, e.id desc`;
    return this.sql.rows(text, values);
  }

  /** Returns the number of events, or `max` if there are more. */
  async count(filter: AuditFilter, max: number): Promise<number> {
    const values: unknown[] = [max];
    const condition = conditionOf(filter, values);
    const text: SqlText<{ count: number }> = `select count(*)::integer as count
      from (select from audit_events e where ${condition} limit $1) found`;
    return (await this.sql.row(text, values))?.count ?? 0;
  }
}

/** Returns the condition on events `e`, and adds its values. */
function conditionOf(filter: AuditFilter, values: unknown[]): string {
  const { actor, about, actions, from, to, named } = filter;
  const all = ['true'];
  if (actor === 'SERVICE') all.push('e.actor_id is null');
  else if (actor !== null) all.push(`e.actor_id = ${places(values, [actor])}`);
  if (about !== null) {
    const id = places(values, [about]);
    all.push(`(e.application_id = ${id} or e.user_id = ${id})`);
  }
  if (actions !== null) all.push(`e.action = any(${places(values, [actions])}::text[])`);
  if (from !== null) all.push(`e.created_at >= ${places(values, [from])}`);
  if (to !== null) all.push(`e.created_at < ${places(values, [to])}`);
  if (named !== null) all.push(namesOneOf(named, values));
  return all.join(' and ');
}

function namesOneOf({ users, applications, events }: Named, values: unknown[]): string {
  const one = (ids: readonly string[]) => `any(${places(values, [ids])}::uuid[])`;
  const user = one(users);
  return `(e.actor_id = ${user} or e.user_id = ${user} or e.application_id = ${one(applications)}
    or e.id = ${one(events)})`;
}

/** Adds values, and returns their places. */
function places(values: unknown[], added: readonly unknown[]): string {
  return added.map((value) => `$${values.push(value)}`).join(', ');
}
