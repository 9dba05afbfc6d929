import type { ErrorDetail } from '@wordgrove/contracts';

/** The detail for a member or parameter that the endpoint does not have. */
export function unknownMember(field: string): ErrorDetail {
  return { reason: 'UNKNOWN_MEMBER', field, description: 'is not known' };
}
