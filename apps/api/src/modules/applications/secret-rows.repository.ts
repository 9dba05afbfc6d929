import type { SqlExecutor } from '../../platform/database/sql.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import type { ApplicationSecret } from './application.js';

/** A secret to add. */
export interface NewSecret extends Pick<ApplicationSecretEntity, 'digest' | 'hint' | 'name'> {
  /** The time at which the secret expires. Null if it never expires. */
  expiresAt: Date | null;
}

/** Adds a secret within the caller's transaction. */
export async function insertSecret(
  sql: SqlExecutor,
  applicationId: string,
  { digest, hint, name, expiresAt }: NewSecret,
  at: Date,
): Promise<ApplicationSecret> {
  const times = {
    createdAt: at.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: null,
  };
  const secret = { applicationId, digest, hint, name, ...times };
  const { identifiers } = await sql.manager.insert(ApplicationSecretEntity, secret);
  const { id } = identifiers[0] as Pick<ApplicationSecretEntity, 'id'>;
  return { id, name, hint, ...times };
}
