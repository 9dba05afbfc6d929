import { columnOf, columnsOf, jsonOf, type RowOf } from '../../platform/database/columns.js';
import { contactOf, displayNameOf } from '../accounts/index.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationEntity } from './application.entity.js';
import type { Application } from './application.js';

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
  'heldDecision',
  'invited',
  'offeredTo',
  'offeredUntil',
  'createdAt',
  'updatedAt',
] as const;

const SECRET = ['id', 'name', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

const COLUMNS = columnsOf(ApplicationEntity, PROPERTIES, 'a');

/** A row of {@link selectApplications}. */
export type ApplicationRow = RowOf<typeof COLUMNS> &
  Pick<Application, 'owner' | 'secrets' | 'testUsers' | 'heldBy'>;

const SECRETS = `(
  select coalesce(json_agg(${jsonOf(ApplicationSecretEntity, SECRET, 's')} order by s.created_at, s.id), '[]')
  from application_secrets s where s.application_id = a.id)`;

const TEST_USERS = `(
  select coalesce(json_agg(${contactOf('t.user_id')} order by t.created_at, t.user_id), '[]')
  from application_test_users t where t.application_id = a.id)`;

const HELD_BY = displayNameOf(
  `(a.${columnOf(ApplicationEntity, 'heldDecision')}->>'adminId')::uuid`,
);

/**
 * Returns SQL that reads the applications `a` that meet a condition and have not ended. Orders and limits may
 * follow.
 */
export function selectApplications(condition: string): string {
  return `select ${COLUMNS}, ${contactOf('a.owner_id')} as owner, ${SECRETS} as secrets,
      ${TEST_USERS} as "testUsers", ${HELD_BY} as "heldBy"
    from applications a where a.deleted_at is null and ${condition}`;
}
