import type { ApplicationSecretDto } from '@wordgrove/dto';
import { isolated } from '../../ui/isolated';

const SOON_MS = 14 * 24 * 3_600_000;

/** Returns whether a secret has expired or expires within two weeks. */
export function secretLife(
  { expires_at: expiresAt }: Pick<ApplicationSecretDto, 'expires_at'>,
  now: Date,
): 'LIVE' | 'EXPIRES_SOON' | 'EXPIRED' {
  if (expiresAt === null) return 'LIVE';
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return 'EXPIRED';
  return left <= SOON_MS ? 'EXPIRES_SOON' : 'LIVE';
}

type Secret = Pick<ApplicationSecretDto, 'expires_at' | 'created_at'>;

/** Returns the secrets that work, the oldest first. */
export function liveSecrets<Kind extends Secret>(secrets: readonly Kind[], now: Date): Kind[] {
  return secrets
    .filter((secret) => secretLife(secret, now) !== 'EXPIRED')
    .sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Returns how a secret is called: by its name or, if it has none, by its last letters. */
export function secretName({ name, hint }: Pick<ApplicationSecretDto, 'name' | 'hint'>): string {
  return name === '' ? `…${hint}` : `“${isolated(name)}”`;
}
