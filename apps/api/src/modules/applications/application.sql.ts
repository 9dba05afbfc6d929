// As pg reads a column of its own; JSON would write it otherwise.
const isoText = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const SECRETS = `(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'hint', s.hint,
    'createdAt', ${isoText('s.created_at')}, 'expiresAt', ${isoText('s.expires_at')}, 'lastUsedAt', ${isoText('s.last_used_at')})
    order by s.created_at, s.id), '[]')
  from application_secrets s where s.application_id = a.id)`;

const TEST_USERS = `(
  select coalesce(json_agg(json_build_object('id', tester.id, 'email', tester.email,
    'displayName', tester.display_name) order by t.created_at, tester.id), '[]')
  from application_test_users t join users tester on tester.id = t.user_id
  where t.application_id = a.id)`;

/** Reads applications `a` of owners `o` as `Application`s; none that has ended. */
export const SELECT_APPLICATION = `select a.id, a.client_id as "clientId", a.client_type as "clientType", a.name, a.description,
    a.homepage_url as "homepageUrl", a.status, a.redirect_uris as "redirectUris", a.scopes,
    a.hourly_quota as "hourlyQuota", a.rejection_reason as "rejectionReason",
    a.pending_revision as "pendingRevision", a.created_at as "createdAt",
    a.updated_at as "updatedAt",
    json_build_object('id', o.id, 'email', o.email, 'displayName', o.display_name) as owner,
    ${SECRETS} as secrets, ${TEST_USERS} as "testUsers"
  from applications a join users o on o.id = a.owner_id and a.deleted_at is null`;
