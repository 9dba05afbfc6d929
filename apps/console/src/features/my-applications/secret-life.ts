import { DAY_MS, SECRET_EXPIRES_SOON_MS } from '@wordgrove/contracts';
import type { ApplicationSecretDto } from '@wordgrove/dto';
import { isolated } from '../../ui/isolated';
import { NEEDS } from './state-texts';

/** Returns whether a secret has expired or expires within two weeks. */
export function secretLife(
  { expires_at: expiresAt }: Pick<ApplicationSecretDto, 'expires_at'>,
  now: Date,
): 'LIVE' | 'EXPIRES_SOON' | 'EXPIRED' {
  if (expiresAt === null) return 'LIVE';
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return 'EXPIRED';
  return left <= SECRET_EXPIRES_SOON_MS ? 'EXPIRES_SOON' : 'LIVE';
}

/** Returns when a secret that expires soon does, such as “expires in 9 days”. Null for all others. */
export function expiryText(
  secret: Pick<ApplicationSecretDto, 'expires_at'>,
  now: Date,
): string | null {
  if (secret.expires_at === null || secretLife(secret, now) !== 'EXPIRES_SOON') return null;
  return NEEDS.expires(Math.floor((Date.parse(secret.expires_at) - now.getTime()) / DAY_MS));
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
