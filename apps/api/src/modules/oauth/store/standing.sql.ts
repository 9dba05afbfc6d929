/**
 * Why nothing may be done in a grant's name, or null where it stands: an SQL expression over grants
 * `g` and applications `a` (rules 35 and 39). Until approval a grant stands while its user is the
 * owner or a test user.
 */
export const REFUSAL = `case
  when g.revoked_at is not null then 'GRANT_REVOKED'
  when a.status in ('SUSPENDED', 'REJECTED') then 'APPLICATION_SUSPENDED'
  when a.status <> 'APPROVED' and a.owner_id <> g.user_id and not exists (
    select from application_test_users tester
    where tester.application_id = a.id and tester.user_id = g.user_id
  ) then 'APPLICATION_NOT_APPROVED'
end`;

/** Notes that a grant was used, to the minute, so that busy ones are not written all the time. */
export const NOTE_USE = (grants: string, now: string): string => `
  update grants set last_used_at = ${now} from ${grants}
  where grants.id = ${grants}.grant_id
    and (last_used_at is null or last_used_at <= ${now} - interval '1 minute')`;
