import type { ErrorDetail } from '@wordgrove/contracts';

/** The detail for a member or parameter that the endpoint does not have. */
export function unknownMember(field: string): ErrorDetail {
  return { reason: 'UNKNOWN_MEMBER', field, description: 'is not known' };
}

/**
 * Members at any depth with a name that every object has, such as `constructor`. No endpoint has one;
 * class-transformer would drop some silently and take others for a class.
 */
export function reservedMembers(value: unknown, path = ''): ErrorDetail[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (Array.isArray(value)) return reservedMembers(member, `${path}[${name}]`);
    const field = path === '' ? name : `${path}.${name}`;
    return name in Object.prototype ? [unknownMember(field)] : reservedMembers(member, field);
  });
}
