import { columnOf, columnsOf, jsonOf, type RowOf } from '../../platform/database/columns.js';
import { contactOf, displayNameOf, usersLike } from '../accounts/index.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationMessageEntity } from './application-message.entity.js';
import { ApplicationEntity } from './application.entity.js';
import type { Application } from './application.js';
import { OWNER_NAME } from './registration.sql.js';

const PROPERTIES = [
  'id',
  'clientId',
  'clientType',
  'name',
  'description',
  'homepageUrl',
  'status',
  'redirectUris',
  'scopes',
  'scopeReasons',
  'hourlyQuota',
  'rejectionReason',
  'pendingRevision',
  'submissionId',
  'waitingSince',
  'heldDecision',
  'invited',
  'offeredTo',
  'offeredUntil',
  'ownerReviewed',
  'createdAt',
  'updatedAt',
] as const;

const SECRET = ['id', 'name', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

const COLUMNS = columnsOf(ApplicationEntity, PROPERTIES, 'a');

/** A row of {@link selectApplications}. */
export type ApplicationRow = RowOf<typeof COLUMNS> &
  Pick<
    Application,
    'owner' | 'ownerName' | 'secrets' | 'testUsers' | 'heldBy' | 'lastApproval' | 'firstApprovedAt'
  >;

const SECRETS = `(
  select coalesce(json_agg(${jsonOf(ApplicationSecretEntity, SECRET, 's')} order by s.created_at, s.id), '[]')
  from application_secrets s where s.application_id = a.id)`;

const TEST_USERS = `(
  select coalesce(json_agg(${contactOf('t.user_id')} order by t.created_at, t.user_id), '[]')
  from application_test_users t where t.application_id = a.id)`;

const HELD_BY = displayNameOf(
  `(a.${columnOf(ApplicationEntity, 'heldDecision')}->>'adminId')::uuid`,
);

const LAST_APPROVAL = `(
  select ${jsonOf(ApplicationMessageEntity, ['createdAt', 'criteriaVersion'], 'm')}
  from application_messages m where m.application_id = a.id and m.kind = 'APPROVED'
  order by m.created_at desc limit 1)`;

const FIRST_APPROVED_AT = `(
  select min(m.${columnOf(ApplicationMessageEntity, 'createdAt')})
  from application_messages m where m.application_id = a.id and m.kind = 'APPROVED')`;

/**
 * Returns SQL that reads the applications `a` that meet a condition and have not ended. Orders and limits may
 * follow.
 */
export function selectApplications(condition: string): string {
  return `select ${COLUMNS}, ${contactOf('a.owner_id')} as owner, ${OWNER_NAME}, ${SECRETS} as secrets,
      ${TEST_USERS} as "testUsers", ${HELD_BY} as "heldBy", ${LAST_APPROVAL} as "lastApproval",
      ${FIRST_APPROVED_AT} as "firstApprovedAt"
    from applications a where a.deleted_at is null and ${condition}`;
}

/**
 * Returns SQL for the ids of the applications that contain a text in their names, addresses and descriptions, or whose owner
 * has it in the name or the e-mail address. `pattern` is an SQL expression for a pattern of `like`.
 */
export function applicationsLike(pattern: string): string {
  // Two lists, because an "or" would not be looked up in either index.
  return `select id from applications where deleted_at is null and search_text like lower(${pattern})
    union all select id from applications where owner_id in (${usersLike(pattern)})`;
}

/** Returns SQL that is true if the application `a` is like that. It is for few applications, since it uses no index. */
export function isLike(pattern: string): string {
  return `(a.search_text like lower(${pattern}) or a.owner_id in (${usersLike(pattern)}))`;
}
