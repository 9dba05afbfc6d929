import type { ErrorDetail } from '@wordgrove/contracts';

/** The detail for a member or parameter that the endpoint does not have. */
export function unknownMember(field: string): ErrorDetail {
  return { reason: 'UNKNOWN_MEMBER', field, description: 'is not known' };
}

/**
 * Members at any depth with a name that every object has, such as `constructor`. No endpoint has one;
 * class-transformer would drop some silently and take others for a class.
 */
export function reservedMembers(value: unknown): ErrorDetail[] {
  // Hardly any body has one, and to see that takes no paths.
  return hasReserved(value) ? detailsOf(value, '') : [];
}

function hasReserved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasReserved);
  return Object.entries(value).some(([name, member]) => isReserved(name) || hasReserved(member));
}

function detailsOf(value: unknown, path: string): ErrorDetail[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (Array.isArray(value)) return detailsOf(member, `${path}[${name}]`);
    const field = path === '' ? name : `${path}.${name}`;
    return isReserved(name) ? [unknownMember(field)] : detailsOf(member, field);
  });
}

function isReserved(name: string): boolean {
  return name in Object.prototype;
}
