import { useQuery } from '@tanstack/react-query';
import type { SecretUseDto } from '@wordgrove/dto';
import { getUsage } from '../../api/traffic';
import { usageKey } from '../application-usage/usage-key';

/** The days over which the requests of secrets are counted. */
export const SECRET_USE_DAYS = 7;

/** Reads how much a secret was used. Returns undefined while that is not known, or if there is no secret. */
export function useSecretUse(applicationId: string, secretId?: string): SecretUseDto | undefined {
  const { data } = useQuery({
    queryKey: usageKey(applicationId, SECRET_USE_DAYS),
    queryFn: () => getUsage(applicationId, SECRET_USE_DAYS),
    enabled: secretId !== undefined,
  });
  return data?.secrets.find((use) => use.secret_id === secretId);
}
