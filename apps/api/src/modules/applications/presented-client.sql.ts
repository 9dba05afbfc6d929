/** The credentials of a client, as the database compares them. */
export interface PresentedClient {
  clientId: string;
  /** The hash of its secret; null if it only names itself, as public clients do. */
  secretDigest: Buffer | null;
}

/**
 * Returns a query, over SQL, for the `id` of the application that a client is, and the `secret_id` by which it proves that. It
 * returns no row if the client is not authenticated.
 */
export const authenticatedClient = (
  $: Readonly<Record<keyof PresentedClient, string>>,
  now: string,
): string => `
  select a.id, s.id as secret_id from applications a
  left join application_secrets s on s.application_id = a.id and s.digest = ${$.secretDigest}::bytea
    and (s.expires_at is null or s.expires_at > ${now})
  where a.client_id = ${$.clientId}::text and a.deleted_at is null
    and case when ${$.secretDigest}::bytea is null then a.client_type = 'PUBLIC' else s.id is not null end`;

/**
 * Returns SQL that notes that the secret of a row of {@link authenticatedClient} was used, to the minute. If another request is
 * noting it, that is enough.
 */
export const noteSecretUse = (client: string, now: string): string => `
  update application_secrets set last_used_at = ${now} where id = any (array(
    select s.id from ${client} join application_secrets s on s.id = secret_id
    where last_used_at is null or last_used_at <= ${now} - interval '1 minute'
    for no key update of s skip locked))`;
