import { ALL_SCOPES, isScope, type Scope } from '@wordgrove/contracts';

/**
 * Returns the scopes of a space-separated list, in the order of {@link ALL_SCOPES}. Returns undefined if the
 * list is empty or names an unknown scope.
 */
export function parseScopes(text: string): readonly Scope[] | undefined {
  const names = text.split(' ').filter((name) => name !== '');
  if (names.length === 0 || !names.every(isScope)) return undefined;
  return inOrder(names);
}

/** Returns the same scopes in the order in which pages and responses list them. */
export function inOrder(scopes: readonly Scope[]): readonly Scope[] {
  return ALL_SCOPES.filter((scope) => scopes.includes(scope));
}

/** Returns the scopes that both lists have, in order. */
export function inBoth(some: readonly Scope[], others: readonly Scope[]): readonly Scope[] {
  return inOrder(some).filter((scope) => others.includes(scope));
}
