import type { SqlExecutor } from '../../platform/database/sql.js';
import type { ApplicationSecret } from './application.js';

/** A secret to add. */
export interface NewSecret {
  /** SHA-256. */
  digest: Buffer;
  /** Its last four characters. */
  hint: string;
  name: string;
  /** Null for never. */
  expiresAt: Date | null;
}

/** Writes a secret within the caller's transaction. */
export async function insertSecret(
  sql: SqlExecutor,
  applicationId: string,
  { digest, hint, name, expiresAt }: NewSecret,
  at: Date,
): Promise<ApplicationSecret> {
  const row = await sql.row<ApplicationSecret>(
    `insert into application_secrets (application_id, digest, hint, name, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     returning id, name, hint, created_at as "createdAt", expires_at as "expiresAt",
       last_used_at as "lastUsedAt"`,
    [applicationId, digest, hint, name, at, expiresAt],
  );
  return row as ApplicationSecret;
}
