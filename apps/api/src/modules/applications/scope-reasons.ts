import { isDeepStrictEqual } from 'node:util';
import type { Scope, ScopeReasons } from '@wordgrove/contracts';
import { invalidArgument } from '../../platform/http/api-error.js';
import { FaultList } from '../../platform/http/fault-list.js';

/** Returns those of the reasons that are for one of the scopes and are not empty. */
export function reasonsFor(scopes: readonly Scope[], reasons: ScopeReasons): ScopeReasons {
  return Object.fromEntries(
    entriesOf(reasons).filter(([scope, reason]) => scopes.includes(scope) && reason !== ''),
  );
}

/** Refuses reasons for scopes that the application does not ask for. @throws ApiError 400 `INVALID_VALUE` */
export function demandAskedScopes(reasons: ScopeReasons, scopes: readonly Scope[]): void {
  const faults = new FaultList();
  for (const [scope] of entriesOf(reasons))
    if (!scopes.includes(scope))
      faults.add({
        reason: 'INVALID_VALUE',
        field: `scope_reasons.${scope}`,
        description: 'must be for one of the scopes that the application asks for',
      });
  if (!faults.isEmpty) throw invalidArgument(faults);
}

/** Returns whether two sets of reasons say the same, in whatever order. */
export function haveSameReasons(one: ScopeReasons, other: ScopeReasons): boolean {
  return isDeepStrictEqual(one, other);
}

// A request names members that it leaves out, as undefined.
function entriesOf(reasons: ScopeReasons): [Scope, string][] {
  const entries = Object.entries(reasons) as [Scope, string | undefined][];
  return entries.filter((entry): entry is [Scope, string] => entry[1] !== undefined);
}
