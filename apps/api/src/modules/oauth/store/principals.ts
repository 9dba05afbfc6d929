import type { GrantKind, Scope } from '@wordgrove/contracts';
import type { Principal } from '../../../platform/access/principal.js';

/** A row for the token at a place of a list, counted from one as in PostgreSQL. */
export interface PrincipalRow extends Omit<Principal, 'kind'> {
  place: number;
  registeredScopes: Scope[];
}

/** Returns principals by their tokens. A scope that the application has given up no longer counts. */
export function principalsByToken(
  tokens: readonly string[],
  rows: readonly PrincipalRow[],
  kind: GrantKind,
): Map<string, Principal> {
  return new Map(
    rows.map(({ place, registeredScopes, ...principal }) => {
      const scopes = principal.scopes.filter((scope) => registeredScopes.includes(scope));
      return [tokens[place - 1] as string, { ...principal, scopes, kind }];
    }),
  );
}
