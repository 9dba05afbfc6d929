import type { ApplicationSecretDto } from '@wordgrove/dto';

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
