import type { GrantKind, Scope } from '@wordgrove/contracts';
import type { Principal } from '../../../platform/access/principal.js';

/** A row for the token at a place of a list, counted from one as in PostgreSQL. */
export interface PrincipalRow extends Omit<Principal, 'kind'>, Judgement {
  registeredScopes: Scope[];
}

/** The part of a row that is no column: whether the token is refused, and its place in the list. */
export interface Judgement extends Pick<Principal, 'refusal'> {
  place: number;
}

/** Returns the principal of a row. A scope that the application has given up no longer counts. */
export function principalOf(
  { place: _, registeredScopes, ...principal }: PrincipalRow,
  kind: GrantKind,
): Principal {
  const scopes = principal.scopes.filter((scope) => registeredScopes.includes(scope));
  return { ...principal, scopes, kind };
}
